import { expect, it } from 'vitest';
import { isPrivateHost } from './private-hosts.ts';

const hostOf = (host: string) => new URL(`https://${host}/`).hostname;

it.each(
  `
    localhost LOCALHOST. a.localhost router printer.local wiki.corp metadata.google.internal
    nas.home.arpa box.lan localhost.localdomain 127.0.0.1 127.1 0x7f.1 2130706433 017700000001
    0.0.0.0 10.255.0.1 100.64.0.1 100.127.255.255 169.254.169.254 172.16.0.1 172.31.255.255
    192.168.1.1 198.19.0.1 224.0.0.1 255.255.255.255 [::] [::1] [::ffff:10.0.0.1]
    [64:ff9b::a00:1] [fc00::1] [fd12:3456::1] [fe80::1] [ff02::1] [2001:0:1::1] [2001::1]
    [2002:a00:1::]
  `
    .trim()
    .split(/\s+/),
)('the host %s is in a private network', (host) => expect(isPrivateHost(hostOf(host))).toBe(true));

it.each(
  `
    example.com example.com. localhost.example.com local.example 10.example.com 9.255.255.255
    11.0.0.1 100.63.255.255 100.128.0.1 126.255.255.255 128.0.0.1 172.15.255.255 172.32.0.1
    192.0.2.7 192.167.255.255 192.169.0.1 198.17.255.255 198.20.0.1 223.255.255.255
    [2001:db8::1] [2606:4700::1111] [3fff::1]
  `
    .trim()
    .split(/\s+/),
)('the host %s is not in a private network', (host) =>
  expect(isPrivateHost(hostOf(host))).toBe(false),
);
