// Keeps tests off the network: a connection to anything but this machine is refused and remembered.
import { Socket } from 'node:net'

const refused: string[] = []
/** Marks our wrappers with what they wrap, so that a second set-up in the same thread replaces the first. */
const original = Symbol.for('epidaurus.loopback-only.original')

/** Which hosts were refused since the last call, one line each; forgets them. */
export function takeNetworkFaults(): string[] {
  return refused.splice(0).map((host) => `network call to ${host}`)
}

/**
 * Wraps fetch and the connect of every socket, on which http, https, tls and pg all build. A refused call fails as an
 * unreachable host would, so that the code under test goes its usual way; the caller fails the test afterwards.
 */
export function allowLoopbackOnly(): void {
  const fetch = unwrapped(globalThis.fetch)
  const guardedFetch: typeof fetch = async (input, init) => {
    const address = typeof input === 'object' && 'url' in input ? input.url : String(input)
    const { protocol, hostname } = URL.canParse(address) ? new URL(address) : { protocol: '', hostname: '' }
    if (!protocol.startsWith('http') || isLoopback(hostname)) return fetch(input, init)
    throw new TypeError('fetch failed', { cause: refuse(hostname) })
  }
  globalThis.fetch = Object.assign(guardedFetch, { [original]: fetch })

  const connect = unwrapped(Socket.prototype.connect as (this: Socket, ...args: unknown[]) => Socket)
  const guardedConnect = function (this: Socket, ...args: unknown[]): Socket {
    const host = hostOf(args)
    if (isLoopback(host)) return connect.apply(this, args)
    const error = refuse(host)
    process.nextTick(() => this.destroy(error))
    return this
  }
  Socket.prototype.connect = Object.assign(guardedConnect, { [original]: connect })
}

function unwrapped<T extends object>(wrapper: T & { [original]?: T }): T {
  return wrapper[original] ?? wrapper
}

function refuse(host: string): Error {
  refused.push(host)
  return Object.assign(new Error(`tests may not call ${host}`), { code: 'ENOTFOUND' })
}

/** net.connect takes (options), (port, host) or (path), and passes them on inside one array. */
function hostOf(args: unknown[]): string {
  const [first, second] = Array.isArray(args[0]) ? args[0] : args
  if (typeof first === 'object' && first !== null) {
    const { path, host } = first as { path?: string; host?: string }
    return path ? 'localhost' : host || 'localhost'
  }
  return typeof second === 'string' ? second : 'localhost'
}

function isLoopback(host: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|0\.0\.0\.0|\[?::1\]?)$/i.test(host)
}
