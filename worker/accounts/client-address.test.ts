import { expect, it } from 'vitest';
import { clientAddress } from './client-address.ts';

const from = (address: string) =>
  clientAddress(new Request('https://desert.test', { headers: { 'CF-Connecting-IP': address } }));

it('is an IPv4 address as it is', () => expect(from('203.0.113.7')).toBe('203.0.113.7'));

it.each([
  ['2001:db8:1:2::1', '2001:0db8:0001:0002'],
  ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:0db8:0001:0002'],
  ['2001:db8::1', '2001:0db8:0000:0000'],
  ['2001:db8:0:0:1::', '2001:0db8:0000:0000'],
  ['::1', '0000:0000:0000:0000'],
  ['1:2:3:4:5:6:7:8', '0001:0002:0003:0004'],
  ['2001:db8:1:2::192.0.2.1', '2001:0db8:0001:0002'],
])('is the network of an IPv6 address: %s', (address, network) =>
  expect(from(address)).toBe(network),
);

it('is one for all where nobody says it', () => {
  expect(clientAddress(new Request('https://desert.test'))).toBe('local');
});
