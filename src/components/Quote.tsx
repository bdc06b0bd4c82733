import { fill } from '../i18n/fill.ts';
import { useContent } from '../screen/context.ts';
import { mailtoUrl } from './ContactLinks.tsx';
import { Text } from './Text.tsx';
import { TextList } from './TextList.tsx';
import { useComponentWords } from './useComponentWords.ts';

/** The request for a quote: what to send, and a button that opens an email with these points as questions. */
export function Quote() {
  const { quote } = useContent<'pricing'>();
  const { t } = useComponentWords();
  const points = quote.needs.map((text) => `${t('request.point', { text })}\n`);
  const body = [quote.body, '', ...points].join('\n');
  return (
    <section className="request" aria-labelledby="quote">
      <h2 id="quote">
        <Text>{quote.heading}</Text>
      </h2>
      <p>
        <Text>{quote.text}</Text>
      </p>
      <TextList texts={quote.needs} className="ticks" />
      <p>
        <a className="button" href={mailtoUrl(fill(quote.subject), fill(body))}>
          <Text>{quote.action}</Text>
        </a>
      </p>
    </section>
  );
}
