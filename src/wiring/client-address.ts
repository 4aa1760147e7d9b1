// Where a request truly comes from: the peer, or what a proxy on this machine says of it.
import { isIP } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

const loopback = /^(127\.|::1$|::ffff:127\.|localhost$)/

/** Of a peer's address, or of the HOST that is listened on. */
export function isLoopback(address: string): boolean {
  return loopback.test(address)
}

/** Only a peer on loopback is believed to be a proxy of ours; it adds the real client as the last entry. */
export function clientAddress(peer: string, forwardedFor: string | undefined): string {
  if (!isLoopback(peer)) return peer
  return withoutPort(forwardedFor?.split(',').at(-1)?.trim() ?? '') || peer
}

/** Some proxies write `203.0.113.9:4711`, `[2001:db8::1]:4711` or that in quotes; what is no address is none. */
function withoutPort(entry: string): string {
  const bare = entry.replace(/^"|"$/g, '')
  const address = /^\[([^\]]+)\](?::\d+)?$/.exec(bare)?.[1] ?? bare.replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
  return isIP(address) > 0 ? address : ''
}

const proxyHeaders = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via']

/** From this machine itself, not passed on by a proxy on it. */
export function isDirect(context: Context): boolean {
  return isLocalPeer(context) && !proxyHeaders.some((name) => context.req.raw.headers.has(name))
}

/** Asked for by a name that only this machine has: a page of another site cannot make a browser do so. */
export function isAskedLocally(context: Context): boolean {
  const { hostname } = new URL(context.req.url)
  return isDirect(context) && (hostname === '[::1]' || isLoopback(hostname) || hostname.endsWith('.localhost'))
}

/** The peer is on this machine, so what it says of the visitor is believed. */
export function isLocalPeer(context: Context): boolean {
  return isLoopback(peerOf(context))
}

/** The visitor's address: for limits, and for the country that it is of. Nothing keeps it. */
export function senderOf(context: Context): string {
  return clientAddress(peerOf(context), context.req.header('x-forwarded-for'))
}

function peerOf(context: Context): string {
  return getConnInfo(context).remote.address ?? ''
}

/** How far around an address: what one household has, or the most that one customer is given. */
export type NetworkReach = 'household' | 'site'

const groupsOf = { household: 4, site: 3 } as const

/** What limits count as one: an IPv4 address, or of IPv6 the /64 that one household has or the /48 that it lies in. */
export function networkOf(address: string, reach: NetworkReach = 'household'): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped) return mapped[1] ?? address
  if (!address.includes(':')) return address
  const [head = '', tail = ''] = address.toLowerCase().split('::')
  const [before, after] = [head, tail].map((part) => part.split(':').filter(Boolean)) as [string[], string[]]
  const zeros = address.includes('::') ? Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0') : []
  const groups = [...before, ...zeros, ...after].slice(0, groupsOf[reach])
  return groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')
}
