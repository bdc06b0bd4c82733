/**
 * Tells the server of the tests what goes wrong on a page. It is the first script of each document, because WebKit's
 * driver reports neither errors nor the console.
 */
(() => {
  /** @param {string} text */
  const report = (text) => navigator.sendBeacon('/engine-problems', text);
  for (const level of /** @type {const} */ (['error', 'warn'])) {
    const original = console[level];
    console[level] = (...values) => {
      report(`console.${level}: ${values.join(' ')}`);
      original.apply(console, values);
    };
  }
  addEventListener(
    'error',
    ({ message, target }) =>
      report(
        target instanceof Element ? `failed: ${target.outerHTML.slice(0, 200)}` : `uncaught: ${message}`,
      ),
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => report(`unhandled: ${reason}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    report(`policy: ${violatedDirective} ${blockedURI} ${sample}`),
  );
})();
