/**
 * Whether a terminal shows links (OSC 8). Terminals cannot be asked; those that do are known by the variables
 * they set, and FORCE_HYPERLINK decides for the others.
 */
export function showsLinks(environment: NodeJS.ProcessEnv): boolean {
  const { FORCE_HYPERLINK, TERM_PROGRAM = '', TERM = '', VTE_VERSION } = environment;
  if (FORCE_HYPERLINK !== undefined) return FORCE_HYPERLINK !== '0';
  if (environment.CI || environment.TMUX || TERM.startsWith('screen')) return false;
  return (
    ['iTerm.app', 'WezTerm', 'vscode', 'ghostty', 'Hyper'].includes(TERM_PROGRAM) ||
    /kitty|foot|contour|alacritty/.test(TERM) ||
    environment.WT_SESSION !== undefined ||
    Number(VTE_VERSION ?? 0) >= 5000
  );
}
