import { useSyncExternalStore } from 'react';
import { useWords } from '../../site/useWords.ts';
import { Words } from '../../site/Words.tsx';
import { chooseTheme, onTheme, shownTheme } from './theme.ts';

/** By day, at night, or as the system. A list of the browser's own, which any keyboard and screen reader knows. */
export function ThemeSwitch() {
  const t = useWords('common');
  const choice = useSyncExternalStore(onTheme, shownTheme, () => 'system');
  return (
    <label className="theme-switch">
      <Words as="span" ns="common" k="theme.label" />
      {/* Without autocomplete, browsers put back what was chosen before a reload, in another tab maybe. */}
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
