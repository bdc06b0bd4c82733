import { type ReactNode, useId } from 'react';
import type { ScreenKey } from '../../site/keys.ts';
import { Words } from '../../site/Words.tsx';
import { coatings, fabrics, type Material, woods } from '../models/materials.ts';
import { type Choice, type Configuration, productNames, valuesOf } from './configuration.ts';

interface Props {
  configuration: Configuration;
  /** What the product offers. */
  choices: readonly Choice[];
  number: (value: number) => ReactNode;
  millimeters: (value: number) => ReactNode;
  choose: (configuration: Configuration) => void;
}

/** The product and its options, as groups of radio buttons: arrow keys and screen readers work by themselves. */
export function Choices({ configuration, choices, number, millimeters, choose }: Props) {
  const wordOf = (choice: Choice, value: string | number): ReactNode => {
    if (choice === 'unit') return millimeters(Number(value) * 1000);
    if (typeof value === 'number') return number(value);
    // The names of the fabrics are those of `fabrics`, and so on.
    return <Words k={`configurator.${choice}s.${value}` as ScreenKey} />;
  };
  return (
    <>
      <Group
        title={<Words k="configurator.product" />}
        name="product"
        options={productNames.map((value) => ({
          value,
          word: <Words k={`configurator.products.${value}`} />,
        }))}
        chosen={configuration.product}
        choose={(product) => choose({ ...configuration, product })}
      />
      {choices.map((choice) => (
        <Group<string | number>
          key={choice}
          title={<Words k={`configurator.choices.${choice}`} />}
          name={choice}
          options={valuesOf[choice].map((value) => ({
            value,
            word: wordOf(choice, value),
            color: materials[choice]?.[value]?.color,
          }))}
          chosen={configuration[choice]}
          choose={(value) => choose({ ...configuration, [choice]: value })}
        />
      ))}
    </>
  );
}

interface GroupProps<Value extends string | number> {
  title: ReactNode;
  name: string;
  options: readonly {
    readonly value: Value;
    readonly word: ReactNode;
    readonly color?: string | undefined;
  }[];
  chosen: Value;
  choose: (value: Value) => void;
}

function Group<Value extends string | number>({ title, name, options, chosen, choose }: GroupProps<Value>) {
  const group = useId();
  return (
    <fieldset className="configurator-choice" data-choice={name}>
      <legend>{title}</legend>
      {options.map(({ value, word, color }) => (
        <label key={value} data-value={value}>
          {color && (
            <svg className="configurator-swatch" viewBox="0 0 1 1" aria-hidden="true">
              <circle cx=".5" cy=".5" r=".5" fill={color} />
            </svg>
          )}
          <input type="radio" name={group} checked={value === chosen} onChange={() => choose(value)} />
          <span>{word}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** The choices that are materials, with how they look. */
const materials: Readonly<Record<string, Readonly<Record<string, Material>>>> = {
  fabric: fabrics,
  wood: woods,
  coating: coatings,
};
