import { z } from 'zod';
import { duration } from '../facts.ts';
import { callToAction, card, entries, group, invariant, screen, text, texts } from '../fields.ts';

const step = (what: string) =>
  group(`The ${what} step.`, {
    number: invariant(z.number().int().positive(), 'Position of the step in the process.'),
    title: text(`Name of the ${what} step.`),
    description: text(`What happens in the ${what} step.`),
    deliverables: texts('What the client receives in the step.'),
    clientInput: texts('What the studio needs from the client in this step.'),
    tools: text('The tools used in the step, as a sentence or a list of names.'),
    duration: duration(),
  });

const share = (what: string) =>
  group(`The share of the project time that the ${what} stage takes.`, {
    label: text(`Name of the ${what} stage in the chart; one or two words.`),
    min: invariant(z.number().min(0).max(100), 'Lowest share, in percent.'),
    max: invariant(z.number().min(0).max(100), 'Highest share, in percent.'),
  });

export const process = screen({
  steps: group('The four steps.', {
    consult: step('consultation'),
    assign: step('team assignment'),
    produce: step('modeling'),
    integrate: step('delivery'),
  }),
  checklist: texts('What to have ready before the project starts.'),
  timeline: group('The typical timeline, shown as a chart.', {
    consult: share('consultation'),
    assign: share('team assignment'),
    produce: share('modeling'),
    integrate: share('delivery'),
  }),
  quality: entries('The quality standards that every delivery meets.', card('a quality standard')),
  questions: entries(
    'Frequently asked questions, in order.',
    group('One question.', {
      question: text('The question, as a visitor would ask it.'),
      answer: text('The answer, in two or three sentences.'),
    }),
  ),
  cta: callToAction(),
});
