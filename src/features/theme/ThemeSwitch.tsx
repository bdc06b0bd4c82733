import { useSyncExternalStore } from 'react';
import { useWords } from '../../site/useWords.ts';
import { Words } from '../../site/Words.tsx';
import { chooseTheme, onTheme, shownTheme } from './theme.ts';

/** A native `<select>` for the theme: light, dark, or that of the system. */
export function ThemeSwitch() {
  const t = useWords('common');
  const choice = useSyncExternalStore(onTheme, shownTheme, () => 'system');
  return (
    <label className="theme-switch">
      <Words as="span" ns="common" k="theme.label" />
      {/* Otherwise browsers restore the choice from before a reload, which may be outdated. */}
      <select autoComplete="off" value={choice} onChange={({ target }) => chooseTheme(target.value)}>
        {(['system', 'light', 'dark'] as const).map((option) => (
          <option key={option} value={option}>
            {t(`theme.${option}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
