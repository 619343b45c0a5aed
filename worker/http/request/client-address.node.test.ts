import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { clientAddress } from './client-address.ts';

const from = (address: string) =>
  clientAddress(new Request('https://desert.test', { headers: { 'CF-Connecting-IP': address } }));

it('the client address of an IPv4 visitor is the whole address', () =>
  expect(from('203.0.113.7')).toBe('203.0.113.7'));

it.each([
  ['2001:db8:1:2::1', '2001:0db8:0001:0002'],
  ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:0db8:0001:0002'],
  ['2001:db8::1', '2001:0db8:0000:0000'],
  ['2001:db8:0:0:1::', '2001:0db8:0000:0000'],
  ['::1', '0000:0000:0000:0000'],
  ['1:2:3:4:5:6:7:8', '0001:0002:0003:0004'],
  ['2001:db8:1:2::192.0.2.1', '2001:0db8:0001:0002'],
])('the client address of the IPv6 visitor %s is the /64 network', (address, network) =>
  expect(from(address)).toBe(network),
);

it('the client address is the same for all requests without the CF-Connecting-IP header', () => {
  expect(clientAddress(new Request('https://desert.test'))).toBe('local');
});

const group = fc.oneof(fc.constant(0), fc.nat(0xffff));
const groups = fc.array(group, { minLength: 8, maxLength: 8 });
const spelling = fc.record({ upper: fc.boolean(), padded: fc.boolean(), at: fc.nat(7) });

/** Spells an IPv6 address. @param at group that is replaced by `::` if it is 0 */
function written(
  groups: number[],
  { upper, padded, at }: { upper: boolean; padded: boolean; at: number },
) {
  const texts = groups.map((group) => group.toString(16).padStart(padded ? 4 : 1, '0'));
  const text =
    groups[at] === 0
      ? `${texts.slice(0, at).join(':')}::${texts.slice(at + 1).join(':')}`
      : texts.join(':');
  return upper ? text.toUpperCase() : text;
}

it('all spellings of all IPv6 addresses of a /64 network give the same client address', () => {
  fc.assert(
    fc.property(groups, groups, spelling, spelling, (address, other, first, second) => {
      const neighbour = [...address.slice(0, 4), ...other.slice(4)];
      expect(from(written(address, first))).toBe(from(written(neighbour, second)));
    }),
  );
});

it('IPv6 addresses of different /64 networks give different client addresses', () => {
  fc.assert(
    fc.property(groups, fc.nat(63), spelling, (address, bit, how) => {
      const place = Math.floor(bit / 16);
      const other = address.with(place, (address[place] ?? 0) ^ (1 << (bit % 16)));
      expect(from(written(address, how))).not.toBe(from(written(other, how)));
    }),
  );
});

it('the client address is a string, whatever the CF-Connecting-IP header contains', () => {
  const sign = fc.constantFrom(...Array.from('0123456789abcdefg:.%[]/ '));
  fc.assert(
    fc.property(fc.array(sign, { minLength: 1, maxLength: 40 }), (signs) => {
      expect(from(signs.join(''))).toBeTypeOf('string');
    }),
  );
});
