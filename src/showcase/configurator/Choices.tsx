import { type ReactNode, useId } from 'react';
import { Formatted } from '../../site/formats/Formatted.tsx';
import { formatNumber } from '../../site/formats/format.ts';
import { formatMillimeters } from '../../site/formats/format-size.ts';
import type { ScreenKey } from '../../site/keys.ts';
import { Words } from '../../site/Words.tsx';
import { type Material, palette } from '../models/materials.ts';
import { type Choice, type Configuration, productNames, valuesOf } from './configuration.ts';

interface Props {
  of: readonly (Choice | 'product')[];
  configuration: Configuration;
  choose: (configuration: Configuration) => void;
}

/** The options of a product as radio button groups, which support arrow keys and screen readers natively. */
export function Choices({ of, configuration, choose }: Props) {
  return of.map((choice) => (
    <Group
      key={choice}
      title={choice === 'product' ? 'configurator.product' : `configurator.choices.${choice}`}
      name={choice}
      values={choice === 'product' ? productNames : valuesOf[choice]}
      chosen={configuration[choice]}
      choose={(value) => choose({ ...configuration, [choice]: value })}
    />
  ));
}

interface GroupProps {
  title: ScreenKey;
  name: Choice | 'product';
  values: readonly (string | number)[];
  chosen: string | number;
  choose: (value: string | number) => void;
}

function Group({ title, name, values, chosen, choose }: GroupProps) {
  const group = useId();
  const materials: Readonly<Record<string, Material>> = name in palette ? palette[name as 'wood'] : {};
  return (
    <fieldset className="configurator-choice" data-choice={name}>
      <Words as="legend" k={title} />
      {values.map((value) => (
        <label key={value} data-value={value}>
          {materials[value] && (
            <svg className="configurator-swatch" viewBox="0 0 1 1" aria-hidden="true">
              <circle cx=".5" cy=".5" r=".5" fill={materials[value].color} />
            </svg>
          )}
          <input type="radio" name={group} checked={value === chosen} onChange={() => choose(value)} />
          <span>{wordOf(name, value)}</span>
        </label>
      ))}
    </fieldset>
  );
}

function wordOf(name: Choice | 'product', value: string | number): ReactNode {
  // The keys of the words are named after the options.
  if (typeof value === 'string') return <Words k={`configurator.${name}s.${value}` as ScreenKey} />;
  return (
    <Formatted>
      {(locale) => (name === 'unit' ? formatMillimeters(value * 1000, locale) : formatNumber(value, locale))}
    </Formatted>
  );
}
