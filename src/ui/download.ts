/** Downloads a text or bytes created in the browser as a file. */
export function download(name: string, type: string, content: BlobPart): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  // Firefox only follows links in the document.
  document.body.append(link);
  link.click();
  link.remove();
  // The browser has started reading the file by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
