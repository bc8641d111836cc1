import { BlockList, isIP } from 'node:net'

/** Private, reserved and multicast ranges: customers who name a webhook address must not reach our network. */
const inside = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  // Multicast, reserved, broadcast.
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of [
  // Unspecified, loopback, IPv4-compatible.
  ['::', 96],
  // Ranges that embed an IPv4 address: NAT64, Teredo, 6to4.
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2001::', 32],
  ['2002::', 16],
  ['100::', 64],
  ['2001:db8::', 32],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  inside.addSubnet(net, bits, 'ipv6')

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

const isIn = (list: BlockList, address: string) => list.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6')

/** Also for IPv4 addresses in IPv6 notation (`::ffff:10.0.0.1`). Text that is no address counts as inside. */
export const isInsideAddress = (address: string): boolean => isIP(address) === 0 || isIn(inside, address)

/** Loopback. */
export const isLoopback = (address: string): boolean => isIP(address) !== 0 && isIn(loopback, address)
