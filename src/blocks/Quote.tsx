import { type FormEvent, useState } from 'react';
import { formats } from '../../schema/formats.ts';
import { type NavigationPage, servicePages } from '../../schema/navigation.ts';
import { parseCount } from '../features/booking/count.ts';
import { useDraft } from '../features/booking/draft.ts';
import { composeMessage, pointLines } from '../features/booking/message.ts';
import { NotesField } from '../features/booking/NotesField.tsx';
import { RequestActions } from '../features/booking/RequestActions.tsx';
import { RequestField } from '../features/booking/RequestField.tsx';
import { type Errors, useErrors } from '../features/booking/useErrors.ts';
import { usePointStyle } from '../features/booking/usePointStyle.ts';
import { useVisitorZone } from '../features/booking/useVisitorZone.ts';
import { isDay, wallTimeAt } from '../features/booking/zoned-time.ts';
import { useContent } from '../site/context.ts';
import { fill } from '../site/fill.ts';
import { formatDate, formatList, formatNumber } from '../site/formats/format.ts';
import { Text } from '../site/Text.tsx';
import { useComponentWords } from '../site/useComponentWords.ts';
import { labelsOf } from '../site/words.ts';
import { TextList } from './parts/TextList.tsx';
import '../features/booking/request.css';

const empty = {
  services: [] as readonly string[],
  products: '',
  formats: [] as readonly string[],
  deadline: '',
  notes: '',
};

/** What can be asked for: the five services, and assets for configurators. */
const services: readonly NavigationPage[] = [...servicePages, 'solutions'];

/**
 * The request for a quote: a short brief that becomes an email or a WhatsApp message. Nothing is required,
 * since a question is welcome without numbers; an empty brief gives a message with the points as questions,
 * which is also what the links carry without the script.
 */
export function Quote() {
  const { quote } = useContent<'pricing'>();
  const { locale } = useComponentWords();
  const style = usePointStyle();
  const { draft, change, form } = useDraft('quote', empty);
  const zone = useVisitorZone();
  const today = zone && wallTimeAt(Date.now(), zone).day;
  const count = parseCount(draft.products);
  const isPast = today !== undefined && draft.deadline < today;
  const [isIncomplete, setIncomplete] = useState(false);
  const isDeadline = draft.deadline ? isDay(draft.deadline) && !isPast : !isIncomplete;
  const errors: Errors<'products' | 'deadline'> = {
    products: draft.products.trim() && count === undefined ? quote.errors.products : undefined,
    deadline: isDeadline ? undefined : quote.errors.deadline,
  };
  const { shown, isReady } = useErrors(errors, form);

  const labelOf = (page: NavigationPage): string => labelsOf(locale)?.[page]?.text ?? '';
  const ticked = (all: readonly string[], chosen: readonly string[], label: (item: string) => string) =>
    formatList(all.filter((item) => chosen.includes(item)).map(label), locale);
  const points = [
    {
      label: quote.services,
      value: ticked(services, draft.services, (page) => labelOf(page as NavigationPage)),
    },
    { label: quote.products, value: count === undefined ? draft.products : formatNumber(count, locale) },
    { label: quote.formats, value: ticked(formats, draft.formats, String) },
    { label: quote.deadline, value: isDay(draft.deadline) ? formatDate(draft.deadline, locale) : '' },
    { label: quote.notes, value: draft.notes },
  ];
  const questions = quote.needs.map((text) => `${style.point(fill(text))}\n`).join('\n');
  const message = composeMessage([fill(quote.body), pointLines(points, style) || questions]);

  return (
    <section className="request" aria-labelledby="quote">
      <h2 id="quote">
        <Text>{quote.heading}</Text>
      </h2>
      <p>
        <Text>{quote.text}</Text>
      </p>
      <TextList texts={quote.needs} className="ticks" />
      <form
        ref={form}
        className="request-form needs-script"
        aria-labelledby="quote"
        noValidate
        onSubmit={stay}
      >
        <p className="field-hint wide">
          <Text>{quote.intro}</Text>
        </p>
        <Choices
          name="services"
          legend={quote.services}
          options={services.map((page) => ({ value: page, label: labelOf(page) }))}
          chosen={draft.services}
          onChange={(chosen) => change({ services: chosen })}
        />
        <Choices
          name="formats"
          legend={quote.formats}
          options={formats.map((format) => ({ value: format, label: format }))}
          chosen={draft.formats}
          onChange={(chosen) => change({ formats: chosen })}
        />
        <RequestField name="products" label={quote.products} error={shown.products}>
          {(control) => (
            // Not of the type “number”, which changes with the wheel and refuses digits that are not 0–9.
            <input
              {...control}
              type="text"
              inputMode="numeric"
              autoComplete="off"
              value={draft.products}
              onChange={({ target }) => change({ products: target.value })}
            />
          )}
        </RequestField>
        <RequestField name="deadline" label={quote.deadline} error={shown.deadline}>
          {(control) => (
            <input
              {...control}
              type="date"
              min={today}
              max="9999-12-31"
              value={draft.deadline}
              onChange={({ target }) => change({ deadline: target.value })}
              // Of a date without its month, the browser says nothing but this.
              onBlur={({ target }) => setIncomplete(target.validity.badInput)}
            />
          )}
        </RequestField>
        <NotesField
          label={quote.notes}
          hint={quote.hint}
          value={draft.notes}
          onChange={(notes) => change({ notes })}
        />
      </form>
      <RequestActions
        subject={fill(quote.subject)}
        message={message}
        email={quote.action}
        whatsapp={quote.whatsapp}
        isReady={isReady}
      />
    </section>
  );
}

/** There is no server to send the form to. */
const stay = (event: FormEvent) => event.preventDefault();

interface ChoicesProps {
  name: string;
  legend: string;
  options: readonly { value: string; label: string }[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Several answers to tick. */
function Choices({ name, legend, options, chosen, onChange }: ChoicesProps) {
  const toggle = (value: string, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, value] : chosen.filter((other) => other !== value));
  return (
    <fieldset className="field choices">
      <legend>
        <Text>{legend}</Text>
      </legend>
      <div>
        {options.map(({ value, label }) => (
          <label key={value}>
            <input
              type="checkbox"
              name={name}
              value={value}
              checked={chosen.includes(value)}
              onChange={({ target }) => toggle(value, target.checked)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
