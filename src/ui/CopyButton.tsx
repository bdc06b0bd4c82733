import { useEffect, useId, useRef, useState } from 'react';
import { useWords } from '../site/useWords.ts';
import { Words } from '../site/Words.tsx';
import { notify } from './notify/notify.ts';

interface Props {
  text: string;
  /** Key of the label, in `components`. */
  label: 'copy.phone' | 'copy.email' | 'request.copy';
  /** Whether the text may be copied yet; called on each click. */
  isReady?: () => boolean;
}

/** Copies text. If the browser refuses, shows the text selected, with instructions for copying it. */
export function CopyButton({ text, label, isReady = () => true }: Props) {
  const t = useWords('components');
  const [refusals, setRefusals] = useState(0);
  const field = useRef<HTMLTextAreaElement>(null);
  const hint = useId();
  useEffect(() => {
    if (refusals === 0) return;
    field.current?.focus();
    field.current?.select();
  }, [refusals]);
  const take = async () => {
    if (!isReady()) return;
    try {
      await navigator.clipboard.writeText(text);
      setRefusals(0);
      notify(t('copy.done'));
    } catch {
      // Refused by the browser or its settings, or because the URL is insecure.
      setRefusals((before) => before + 1);
    }
  };
  return (
    <>
      <button type="button" className="button secondary small needs-script" onClick={take}>
        <Words ns="components" k={label} />
      </button>
      {refusals > 0 && (
        <span className="copy-by-hand">
          <Words as="span" id={hint} ns="components" k="copy.refused" />
          <textarea
            ref={field}
            readOnly
            dir="auto"
            aria-label={t(label)}
            aria-describedby={hint}
            rows={Math.min(text.split('\n').length, 10)}
            value={text}
          />
        </span>
      )}
    </>
  );
}
