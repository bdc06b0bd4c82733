import { mailtoUrl } from '../site/ContactLinks.tsx';
import { useContent } from '../site/context.ts';
import { fill } from '../site/fill.ts';
import { Text } from '../site/Text.tsx';

/** How to apply for a job. */
export function Apply() {
  const { apply } = useContent<'careers'>();
  return (
    <section className="request" aria-labelledby="apply">
      <h2 id="apply">
        <Text>{apply.heading}</Text>
      </h2>
      <p>
        <Text>{apply.text}</Text>
      </p>
      <p>
        <a className="button" href={mailtoUrl(fill(apply.subject), '')}>
          <Text>{apply.action}</Text>
        </a>
      </p>
    </section>
  );
}
