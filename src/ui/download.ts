/** Downloads text or bytes that were created in the browser as a file. */
export function download(name: string, type: string, content: BlobPart): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  // Firefox only follows links in the document.
  document.body.append(link);
  link.click();
  link.remove();
  // By then, the browser has started reading the file.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
