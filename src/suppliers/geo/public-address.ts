// Tells addresses of the public internet from those that mean a machine, a house or an example.
import { BlockList, isIPv6 } from 'node:net'

/** Address blocks that are of no country (IANA's registries of special-purpose addresses, RFC 6890 and later). */
const special = {
  ipv4: [
    '0.0.0.0/8',
    '10.0.0.0/8',
    '100.64.0.0/10',
    '127.0.0.0/8',
    '169.254.0.0/16',
    '172.16.0.0/12',
    '192.0.0.0/24',
    '192.0.2.0/24',
    '192.88.99.0/24',
    '192.168.0.0/16',
    '198.18.0.0/15',
    '198.51.100.0/24',
    '203.0.113.0/24',
    '224.0.0.0/3',
  ],
  ipv6: [
    '::/96',
    '64:ff9b:1::/48',
    '100::/64',
    '2001::/23',
    '2001:db8::/32',
    '3fff::/20',
    'fc00::/7',
    'fe80::/9',
    'ff00::/8',
  ],
} as const

const blocks = new BlockList()
for (const family of ['ipv4', 'ipv6'] as const) {
  for (const block of special[family]) {
    const [network = '', bits] = block.split('/')
    blocks.addSubnet(network, Number(bits), family)
  }
}

/** @param address a well-formed IPv4 or IPv6 address */
export function isPublicAddress(address: string): boolean {
  return !blocks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}
