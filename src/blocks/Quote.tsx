import site from 'virtual:hulma/site';
import { type FormEvent, type ReactNode, useState } from 'react';
import { formats } from '../../schema/formats.ts';
import { requestPages } from '../../schema/navigation.ts';
import { localizedPath } from '../../schema/page-key.ts';
import { parseCount } from '../features/booking/count.ts';
import { useDraft } from '../features/booking/draft.ts';
import { composeMessage, pointLines } from '../features/booking/message.ts';
import { NotesField } from '../features/booking/NotesField.tsx';
import { openingOf } from '../features/booking/opening.ts';
import { RequestActions } from '../features/booking/RequestActions.tsx';
import { RequestField } from '../features/booking/RequestField.tsx';
import { type Errors, useErrors } from '../features/booking/useErrors.ts';
import { useLanguageLine } from '../features/booking/useLanguageLine.ts';
import { useVisitorZone } from '../features/booking/useVisitorZone.ts';
import { isDay, wallTimeAt } from '../features/booking/zoned-time.ts';
import { useContentLocale, useData } from '../site/context.ts';
import { formatDate, formatList, formatNumber } from '../site/formats/format.ts';
import { useWords } from '../site/useWords.ts';
import { Words } from '../site/Words.tsx';
import type { PlanName } from './Plans.tsx';
import { TextList } from './parts/TextList.tsx';
import '../features/booking/request.css';

/** The query of a link to a configuration (src/showcase/configurator/configuration.ts). */
const isConfiguration = /^\?product=[\w.=&-]+$/;

const none: readonly string[] = [];
const empty = { services: none, plans: none, products: '', formats: none, deadline: '', notes: '' };

/** A short brief, sent as an email or WhatsApp message; if it is empty, the message lists what a quote requires. */
export function Quote() {
  const t = useWords();
  const components = useWords('components');
  const labels = useWords('labels');
  const locale = useContentLocale();
  const plans = Object.keys(useData<'pricing'>().plans) as PlanName[];
  const { draft, change, form } = useDraft('quote', empty, (topic, { services, plans: chosen, notes }) => {
    const page = requestPages.find((page) => page === topic);
    const plan = plans.find((plan) => plan === topic);
    const configuration = isConfiguration.test(topic)
      ? `${site.url}${localizedPath('solutions', locale)}${topic}#configurator`
      : '';
    return {
      services: page ? [...services, page] : services,
      plans: plan ? [plan] : chosen,
      notes: notes.includes(configuration) ? notes : `${notes}\n${configuration}`.trim(),
    };
  });
  const language = useLanguageLine();
  const zone = useVisitorZone();
  const today = zone && wallTimeAt(Date.now(), zone).day;
  const count = parseCount(draft.products);
  const isPast = today !== undefined && draft.deadline < today;
  const [isIncomplete, setIncomplete] = useState(false);
  const isDeadline = draft.deadline ? isDay(draft.deadline) && !isPast : !isIncomplete;
  const errors: Errors<'products' | 'deadline'> = {
    products: draft.products.trim() && count === undefined ? <Words k="quote.errors.products" /> : undefined,
    deadline: isDeadline ? undefined : <Words k="quote.errors.deadline" />,
  };
  const { shown, isReady } = useErrors(errors, form);

  const ticked = <Item extends string>(
    all: readonly Item[],
    chosen: readonly string[],
    label: (item: Item) => string,
  ) => formatList(all.filter((item) => chosen.includes(item)).map(label), locale);
  const about = [
    ticked(plans, draft.plans, (plan) => t(`plans.${plan}.title`)),
    ticked(requestPages, draft.services, (page) => labels(page, { lng: locale })),
  ];
  const { subject, body } = openingOf('quote', about.filter(Boolean).join(' · '), t, components);
  const points = [
    { label: t('quote.products'), value: count === undefined ? draft.products : formatNumber(count, locale) },
    { label: t('quote.formats'), value: ticked(formats, draft.formats, String) },
    { label: t('quote.deadline'), value: isDay(draft.deadline) ? formatDate(draft.deadline, locale) : '' },
    { label: t('quote.notes'), value: draft.notes },
  ];
  const questions = t('quote.needs', { returnObjects: true })
    .map((text) => `${components('request.point', { text })}\n`)
    .join('\n');
  const message = composeMessage([body, pointLines(points, components) || questions, language]);

  return (
    <section className="request" aria-labelledby="quote">
      <Words as="h2" id="quote" k="quote.heading" />
      <Words as="p" k="quote.text" />
      <TextList k="quote.needs" className="ticks" />
      <form
        ref={form}
        className="request-form needs-script"
        aria-labelledby="quote"
        noValidate
        onSubmit={preventSubmit}
      >
        <Words as="p" className="field-hint wide" k="quote.intro" />
        <Choices
          name="services"
          options={requestPages.map((page) => ({
            value: page,
            label: <Words ns="labels" k={page} lng={locale} />,
          }))}
          chosen={draft.services}
          onChange={(chosen) => change({ services: chosen })}
        />
        <Choices
          name="plans"
          options={plans.map((plan) => ({ value: plan, label: <Words k={`plans.${plan}.title`} /> }))}
          chosen={draft.plans}
          onChange={(chosen) => change({ plans: chosen })}
        />
        <Choices
          name="formats"
          options={formats.map((format) => ({ value: format, label: format }))}
          chosen={draft.formats}
          onChange={(chosen) => change({ formats: chosen })}
        />
        <RequestField name="products" label={<Words k="quote.products" />} error={shown.products}>
          {(control) => (
            // Not type="number", which changes on scrolling and rejects digits other than 0–9.
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
        <RequestField name="deadline" label={<Words k="quote.deadline" />} error={shown.deadline}>
          {(control) => (
            <input
              {...control}
              type="date"
              min={today}
              max="9999-12-31"
              value={draft.deadline}
              onChange={({ target }) => change({ deadline: target.value })}
              // Browsers indicate an incomplete date in no other way.
              onBlur={({ target }) => setIncomplete(target.validity.badInput)}
            />
          )}
        </RequestField>
        <NotesField of="quote" value={draft.notes} onChange={(notes) => change({ notes })} />
      </form>
      <RequestActions
        subject={subject}
        message={message}
        email={<Words k="quote.action" />}
        whatsapp={<Words k="quote.whatsapp" />}
        isReady={isReady}
      />
    </section>
  );
}

/** Prevents submission: there is no server to submit the form to. */
const preventSubmit = (event: FormEvent) => event.preventDefault();

interface ChoicesProps {
  /** The name of the field, and the key of its words. */
  name: 'services' | 'plans' | 'formats';
  options: readonly { value: string; label: ReactNode }[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** A group of checkboxes. */
function Choices({ name, options, chosen, onChange }: ChoicesProps) {
  const toggle = (value: string, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, value] : chosen.filter((other) => other !== value));
  return (
    <fieldset className="field choices">
      <Words as="legend" k={`quote.${name}`} />
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
