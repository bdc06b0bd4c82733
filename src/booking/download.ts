/** Hands a text to the visitor as a file, made in the browser. */
export function download(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
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
