import site from 'virtual:hulma/site';
import { type ChangeEvent, type FormEvent, useEffect, useState } from 'react';
import { requestPages } from '../../schema/navigation.ts';
import { useDraft } from '../features/booking/draft.ts';
import { calendarFile } from '../features/booking/ics.ts';
import { meetingMinutes, studioZone } from '../features/booking/meeting-hours.ts';
import { composeMessage, pointLines } from '../features/booking/message.ts';
import { NotesField } from '../features/booking/NotesField.tsx';
import { openingOf } from '../features/booking/opening.ts';
import { RequestActions } from '../features/booking/RequestActions.tsx';
import { RequestField } from '../features/booking/RequestField.tsx';
import { bookableDays, slotsOn } from '../features/booking/slots.ts';
import { type Errors, useErrors } from '../features/booking/useErrors.ts';
import { useLanguageLine } from '../features/booking/useLanguageLine.ts';
import { useVisitorZone } from '../features/booking/useVisitorZone.ts';
import { isDay, wallTimeAt } from '../features/booking/zoned-time.ts';
import { announce } from '../site/announce.ts';
import { useContentLocale } from '../site/context.ts';
import { Formatted } from '../site/formats/Formatted.tsx';
import { formatDate } from '../site/formats/format.ts';
import { formatMoment, formatTime, formatZone } from '../site/formats/format-time.ts';
import { useWords } from '../site/useWords.ts';
import { Words } from '../site/Words.tsx';
import { download } from '../ui/download.ts';
import { TextList } from './parts/TextList.tsx';
import '../features/booking/request.css';

const empty = { topic: '', day: '', slot: '', notes: '' };

/** The request for a meeting: a day and a time in two time zones, sent by email, WhatsApp or as a calendar file. */
export function Booking() {
  const t = useWords();
  const components = useWords('components');
  const labels = useWords('labels');
  const locale = useContentLocale();
  const { draft, change, form } = useDraft('booking', empty, (what) => ({ topic: what }));
  // The query string of a link may contain anything.
  const topic = requestPages.find((page) => page === draft.topic);
  const { subject, body } = openingOf('booking', topic ? labels(topic, { lng: locale }) : '', t, components);
  const language = useLanguageLine();
  const zone = useVisitorZone();
  const [uid] = useState(createUid);
  const now = Date.now();
  const days = zone ? bookableDays(now, zone) : undefined;
  const slots = slotsOf(draft.day);
  const start = slots.find((slot) => String(slot) === draft.slot);

  function slotsOf(day: string): number[] {
    return zone ? slotsOn(day, zone, now) : [];
  }

  /** Keeps the chosen time if the new day has it, too. */
  function chooseDay({ target: { value: day } }: ChangeEvent<HTMLInputElement>) {
    const minutes = zone && draft.slot && wallTimeAt(Number(draft.slot), zone).minutes;
    const same = slotsOf(day).find((slot) => zone && wallTimeAt(slot, zone).minutes === minutes);
    change(same ? { day, slot: String(same) } : { day });
  }

  const dayError = dayErrorOf();
  const errors: Errors<'day' | 'slot'> = {
    day: dayError && <Words {...dayError} />,
    // Without a day there are no times to choose from.
    slot: slots.length > 0 && start === undefined ? <Words k="booking.errors.time" /> : undefined,
  };
  function dayErrorOf() {
    if (draft.day === '') return { k: 'booking.errors.day' } as const;
    if (!days || slots.length > 0) return undefined;
    const { first, last } = days;
    if (isDay(draft.day) && draft.day >= first && draft.day <= last)
      return { k: 'booking.errors.full' } as const;
    const values = { first: formatDate(first, locale), last: formatDate(last, locale) };
    return { k: 'booking.errors.range', values } as const;
  }
  const { shown, isReady } = useErrors(errors, form);
  // Shown immediately, since the list of times stays disabled. Years below 1000 are still being typed: 2, 20, 202.
  const unusable = draft.day >= '1000' && dayError ? t(dayError.k, dayError.values) : '';
  useEffect(() => {
    if (unusable) announce(unusable);
  }, [unusable]);

  const points =
    zone && start !== undefined
      ? [
          {
            label: t('booking.yours'),
            value: t('booking.moment', { moment: formatMoment(start, zone, locale), zone }),
          },
          { label: t('booking.manila'), value: formatMoment(start, studioZone, locale) },
        ]
      : [];
  const proposal = [pointLines(points, components), draft.notes];

  function saveEvent() {
    if (!isReady() || start === undefined) return;
    const file = calendarFile({
      uid: `${uid}-${start}@${new URL(site.url).hostname}`,
      product: `-//${site.company}//${new URL(site.url).hostname}//${locale.toUpperCase()}`,
      stamp: Date.now(),
      start,
      end: start + meetingMinutes * 60_000,
      summary: `${subject} – ${site.company}`,
      description: composeMessage([...proposal, `${site.email}\n${site.phone}`]),
    });
    download(`${draft.day}.ics`, 'text/calendar;charset=utf-8', file);
  }

  return (
    <section className="request" aria-labelledby="booking">
      <Words as="h2" id="booking" k="booking.heading" />
      <Words as="p" k="booking.text" />
      <TextList k="booking.agenda" className="ticks" />
      {site.bookingUrl && (
        <p className="actions">
          <a className="button" href={site.bookingUrl} target="_blank" rel="noopener noreferrer">
            <Words k="booking.scheduler" />
          </a>
        </p>
      )}
      <form
        ref={form}
        className="request-form needs-script"
        aria-labelledby="booking"
        noValidate
        onSubmit={preventSubmit}
      >
        <RequestField name="topic" label={<Words k="booking.topic" />} isWide>
          {(control) => (
            <select
              {...control}
              value={topic ?? ''}
              onChange={({ target }) => change({ topic: target.value })}
            >
              <option value="">{t('booking.anyTopic')}</option>
              {requestPages.map((page) => (
                <option key={page} value={page}>
                  {labels(page, { lng: locale })}
                </option>
              ))}
            </select>
          )}
        </RequestField>
        <RequestField
          name="day"
          label={<Words k="booking.day" />}
          error={shown.day ?? (unusable && errors.day)}
        >
          {(control) => (
            <input
              {...control}
              type="date"
              required
              min={days?.first}
              max={days?.last}
              value={draft.day}
              onChange={chooseDay}
            />
          )}
        </RequestField>
        <RequestField name="slot" label={<Words k="booking.time" />} error={shown.slot}>
          {(control) => (
            <select
              {...control}
              required
              disabled={slots.length === 0}
              value={start === undefined ? '' : draft.slot}
              onChange={({ target }) => change({ slot: target.value })}
            >
              <option value="">{t(slots.length === 0 ? 'booking.noDay' : 'booking.prompt')}</option>
              {zone &&
                slots.map((slot) => (
                  <option key={slot} value={slot}>
                    {t('booking.slot', {
                      time: formatTime(slot, zone, locale),
                      manila: formatTime(slot, studioZone, locale),
                    })}
                  </option>
                ))}
            </select>
          )}
        </RequestField>
        <div className="wide">
          <p className="field-hint">
            {zone && (
              <Words
                k="booking.zone"
                values={{ zone: <Formatted>{(locale) => formatZone(zone, locale)}</Formatted> }}
              />
            )}
          </p>
          <div className="chosen" role="status">
            {points.map(({ label, value }) => (
              <p key={label}>
                <Words
                  ns="components"
                  k="request.answer"
                  values={{ text: <strong>{label}</strong>, value: <Formatted>{() => value}</Formatted> }}
                />
              </p>
            ))}
          </div>
        </div>
        <NotesField of="booking" value={draft.notes} onChange={(notes) => change({ notes })} />
      </form>
      <RequestActions
        subject={subject}
        message={composeMessage([body, ...proposal, language])}
        email={<Words k="booking.email" />}
        whatsapp={<Words k="booking.whatsapp" />}
        isReady={isReady}
      >
        <button type="button" className="button secondary small needs-script" onClick={saveEvent}>
          <Words k="booking.calendar" />
        </button>
      </RequestActions>
      <Words as="p" className="field-hint needs-script" k="booking.note" />
    </section>
  );
}

/** Prevents submission: there is no server to submit the form to. */
const preventSubmit = (event: FormEvent) => event.preventDefault();

/** Returns a random id. Not by `crypto.randomUUID`, which requires a secure context. */
function createUid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
