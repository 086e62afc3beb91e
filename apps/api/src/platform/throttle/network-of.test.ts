import { describe, expect, it } from 'vitest';
import { networkOf, siteOf } from './network-of.ts';

it.each([
  ['192.0.2.7', '192.0.2.7'],
  [' 192.0.2.7 ', '192.0.2.7'],
  ['192.0.2.7:51234', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:c000:0207', '192.0.2.7'],
  ['[::ffff:192.0.2.7]:443', '192.0.2.7'],
  ['0:0:0:0:0:ffff:c000:207', '192.0.2.7'],
  ['64:ff9b::192.0.2.7', '192.0.2.7'],
  ['::ffff:0:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2'],
  ['[2001:db8:1:2::9]:51234', '2001:db8:1:2'],
  ['2001:db8::7', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('counts the address %s as %s [D166]', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it.each([
  '',
  'unknown',
  '_hidden',
  'learn.example.com',
  '192.0.2.7:port',
  '[2001:db8::7',
  '2001:db8::7]:80',
  '1.2.3.4.5',
])('counts %j, which is no address, with all others that are none', (text) => {
  expect(networkOf(text)).toBe('unknown');
});

describe('the site of a network', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2', '2001:db8:1'],
    ['unknown', 'unknown'],
  ])('of %s is %s', (network, site) => {
    expect(siteOf(network)).toBe(site);
  });
});
