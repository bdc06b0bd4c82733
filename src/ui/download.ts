/** Hands a text or bytes to the visitor as a file, made in the browser. */
export function download(name: string, type: string, content: BlobPart): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  // Firefox follows links of the document only.
  document.body.append(link);
  link.click();
  link.remove();
  // Browsers have started to read the file by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
