import { formatPercent } from '../i18n/format.ts';
import { useContent, useContentLocale } from '../screen/context.ts';
import { Formatted } from './Formatted.tsx';
import { Text } from './Text.tsx';

/** The claim about savings. */
export function Savings() {
  const { savings } = useContent<'index'>();
  const percent = formatPercent(savings.percent, useContentLocale());
  return (
    <p className="savings">
      <Text
        variables={{
          percent: (
            <strong>
              <Formatted>{percent}</Formatted>
            </strong>
          ),
        }}
      >
        {savings.caption}
      </Text>
    </p>
  );
}
