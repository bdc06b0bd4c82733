import { describe, expect, test } from 'vitest';
import { everything, onlyEssential, preferencesOf } from '../../../../../src/features/consent/consent.ts';
import { deletionsOf, refusedCookies } from '../../../../../src/features/consent/cookies.ts';

const analytics = ['_ga', '_ga_ABC123', '_gid', '_gat', '_gat_gtag_UA_1'];
const marketing = ['_gac_UA-1-2', '_gac_gb_ABC', '_gcl_au', '_gcl_aw'];
const foreign = ['session', 'x_ga', '_gallery', '_gidx', '_gcl', 'ga', '__ga'];
const header = [...analytics, ...marketing, ...foreign].map((name) => `${name}=a=b`).join('; ');

describe('cookies of the tag', () => {
  test.each([
    ['nothing but essential', onlyEssential, [...analytics, ...marketing]],
    ['analytics', preferencesOf({ analytics: true }), marketing],
    ['marketing', preferencesOf({ marketing: true }), analytics],
    ['everything', everything, []],
  ])('are refused when only these are allowed: %s', (_, preferences, refused) => {
    expect(refusedCookies(header, preferences)).toEqual(refused);
    expect(refusedCookies('', preferences)).toEqual([]);
  });

  test('are deleted for the page and every parent domain', () => {
    expect(deletionsOf('_ga', 'www.shop.example')).toEqual([
      '_ga=; Max-Age=0; Path=/',
      '_ga=; Max-Age=0; Path=/; Domain=www.shop.example',
      '_ga=; Max-Age=0; Path=/; Domain=shop.example',
    ]);
    expect(deletionsOf('_ga', 'localhost')).toEqual(['_ga=; Max-Age=0; Path=/']);
  });
});
