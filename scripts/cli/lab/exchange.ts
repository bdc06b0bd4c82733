/**
 * `npm run lab -- exchange`: exchange files in the tools of translators: OmegaT without a window, `msgfmt`, and
 * `pofilter` and `xliff2po` of translate-toolkit (`omegat`, `gettext` and `translate-toolkit` on Debian). The output says
 * which of them is not installed.
 */
import { exchangeWithTools } from '../../lab/exchange.ts';

process.exitCode = (await exchangeWithTools((line) => console.log(line))) ? 0 : 1;
