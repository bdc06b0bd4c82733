import type { Locale } from '../core/project.ts';

/**
 * Words that hold sentences together, of the languages in Latin letters. Only those that are no word of any of
 * the other three: Dutch “of”, “we” and “is”, German “in”, “was” and “die”, French “on” and “or”
 * would tell nothing. Names and terms that languages share have no such words, so that they are never taken
 * for a sentence of another language.
 */
const english =
  'the and to for with from by at be it its you your yours our ours they them their this that these those which ' +
  'what when where who whose how why not are were been being have has had does did can could would should must ' +
  'may might shall if than then there here each every any some more most other another only both between ' +
  'into onto through without within before after during until while because since about against across you’ll ' +
  'we’ll you’re we’re it’s don’t doesn’t isn’t aren’t can’t he she his him us my me but or nor so yet just very';

const dutch =
  'de het een en van voor met naar bij zijn wordt worden werd werden heeft hebben hebt kan kunnen kunt moet moeten ' +
  'mag zal zullen zou zouden niet geen ook maar nog dan als dat deze dit die daar hier waar wie wat hoe wanneer ' +
  'waarom uw u onze ons wij zij hij haar hun hen zonder tussen tijdens tegen sinds omdat terwijl totdat zodat ' +
  'iets niets elke elk ieder andere alleen tot uit aan om te op al wel er zich nooit altijd zoals één waarmee ' +
  'waarin waarop hiervoor echter bijvoorbeeld dezelfde hetzelfde zodra vanaf minder nodig bent doet gaat krijgt';

const french =
  'le la les un une des du et est sont être avoir ont avez avons sera seront peut peuvent pouvez doit doivent ' +
  'pour avec dans sur sous sans chez par vers entre pendant depuis avant après ce cet cette ces celui celle ceux ' +
  'qui que dont où quand comment pourquoi vous votre vos nous notre nos ils elles leur leurs son sa ses ne pas ' +
  'plus aussi mais ou donc car si aux au chaque tout tous toute toutes autre autres même très y se il elle';

const german =
  'der die das dem den des ein eine einen einem einer eines und ist sind war waren wird werden wurde wurden hat ' +
  'haben hatte kann können könnte muss müssen soll sollen darf dürfen nicht kein keine keinen auch aber noch nur ' +
  'als wie wenn dass weil damit für mit von vom zu zum zur bei beim nach aus auf an am im über unter zwischen ohne ' +
  'gegen seit während bis durch ihr ihre ihren ihrem ihrer sie wir uns unser unsere unseren sich es er ich dieser ' +
  'diese dieses diesen diesem jede jeder jedes oder sowie welche welcher';

/** Words of one list that mean something else in another language, as “me” and “or” in French, “so” in German. */
const homographs: { readonly [locale in 'en' | 'nl' | 'fr' | 'de']: string } = {
  en: 'me or so but on if at are most more must been not after may can just does he',
  nl: 'de en een te op u al er wie hun elk ons dan hen dit na hier haar minder mag tot met onze andere',
  fr: 'un la si ou plus car son des ce du se y sera ses ne elle il dans vers les pas mais',
  de: 'die den des war hat am an im bei er es als wie uns bis noch',
};

/** Words that occur in names, and so tell a language only together with others. */
const inNames: { readonly [locale in 'en' | 'nl' | 'fr' | 'de']: string } = {
  en: '',
  nl: 'van het',
  fr: 'le et chez',
  de: 'von zum zur und',
};

/** What the small words of a text tell of its language. */
interface FunctionWords {
  /** The words that hold sentences of the language together. */
  all: ReadonlySet<string>;
  /** Those that tell it from the other three. */
  telling: ReadonlySet<string>;
  /** Those that tell it alone. */
  unmistakable: ReadonlySet<string>;
}

const listed = Object.entries({ en: english, nl: dutch, fr: french, de: german }).map(
  ([locale, words]) => [locale as 'en' | 'nl' | 'fr' | 'de', words.split(' ')] as const,
);

/** By language, for those in Latin letters. */
export const functionWords: ReadonlyMap<Locale, FunctionWords> = new Map(
  listed.map(([locale, words]) => {
    const others = listed.flatMap(([code, list]) => (code === locale ? [] : list));
    const ambiguous = new Set([...others, ...homographs[locale].split(' ')]);
    const telling = words.filter((word) => !ambiguous.has(word));
    const names = inNames[locale].split(' ');
    const unmistakable = telling.filter((word) => !names.includes(word));
    return [locale, { all: new Set(words), telling: new Set(telling), unmistakable: new Set(unmistakable) }];
  }),
);
