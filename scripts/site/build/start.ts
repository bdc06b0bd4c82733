/**
 * The script at the end of every document: it has the site's scripts fetched once the browser says that the page has
 * been painted (https://w3c.github.io/paint-timing/), at low priority, and on save-data or 2g only with the first sign
 * of interest, so that nothing stands between the visitor and the text (design section 6). The first of them is run on
 * its own, so that no task keeps the page from answering for long. Its text is the same on every page, which the
 * content security policy allows by its hash; what differs stands in the attributes of `startTag()`. Firefox says
 * nothing of the paint of a page that is opened at one of its sections: there, loading is the sign.
 *
 * A script that could not be had ahead is asked for once more by `fetch()`, whatever comes of it: WebKit keeps the
 * failure of a `modulepreload`, and gives it to each `import()` of that script and to the page when it is loaded
 * anew, until something of another type is asked for at that address (https://bugs.webkit.org/show_bug.cgi?id=270357).
 */
export const startScript =
  '{let d=document,c=navigator.connection,s=d.currentScript.dataset,' +
  'g=()=>{g=()=>0;' +
  'let w=s.with.split(" ");for(let h of w){let l=d.createElement("link");' +
  'l.rel="modulepreload";l.fetchPriority="low";l.href=h;d.head.append(l)}import(w[0]).finally(()=>import(s.entry))};' +
  'addEventListener("error",({target:l})=>l.rel=="modulepreload"&&fetch(l.href).catch(()=>0),1);' +
  'c&&(c.saveData||/2g/.test(c.effectiveType))' +
  '?["pointerover","keydown","focusin"].forEach(e=>addEventListener(e,()=>g(),1))' +
  ':(e=>e.supportedEntryTypes?.includes("paint")' +
  '?(new e(()=>g()).observe({type:"paint",buffered:!0}),addEventListener("load",()=>setTimeout(()=>g(),200)))' +
  ':requestAnimationFrame(()=>setTimeout(()=>g())))(PerformanceObserver)}';

/** What a document starts by, as addresses: the site's script, that of the page, and all these import. */
export interface StartScripts {
  /** What is run in a task of its own before the entry. */
  first: string;
  entry: string;
  page: string;
  imports: readonly string[];
}

/** The element that holds the script. */
export function startTag({ first, entry, page, imports }: StartScripts): string {
  const all = [first, entry, page, ...imports].join(' ');
  return `<script id="start" data-entry="${entry}" data-page="${page}" data-with="${all}">${startScript}</script>`;
}
