import type { BrowserContext } from 'playwright';

const mark = 'violation of the content security policy:';

/**
 * Records what the pages of a context do against the policy that they were sent with, as `directive what`. The
 * suite's browser has all of them end with none (browser.ts), whatever a test is about.
 */
export async function recordViolations(context: BrowserContext): Promise<string[]> {
  const violations: string[] = [];
  context.on('console', (message) => {
    if (message.text().startsWith(mark)) violations.push(message.text().slice(mark.length + 1));
  });
  await context.addInitScript((mark) => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber } = event;
      console.debug(`${mark} ${effectiveDirective} ${blockedURI} ${sample} ${sourceFile}:${lineNumber}`);
    });
  }, mark);
  return violations;
}
