// Checks that the console and the network are watched in every test.
import { once } from 'node:events'
import { request } from 'node:https'
import { type AddressInfo, connect, createServer } from 'node:net'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { expectConsole, takeConsoleFaults } from './expect-console.ts'
import { takeNetworkFaults } from './loopback-only.ts'

test.fails('a console.error fails the test', () => {
  console.error('the %s is wrong', 'dose')
})

test.fails('an expected line that does not come fails the test', () => {
  expectConsole(/dose/)
})

test.fails('a network call fails the test even when the code under test swallows the error', async () => {
  await fetch('https://api.example.com/rates').catch(() => {})
})

test('an expected line may come, any other is named', () => {
  expectConsole('dose')
  console.warn('the %s is wrong', 'dose')
  console.error('something else')
  expect(takeConsoleFaults()).toEqual(['console.error: something else'])
})

test('fetch, sockets, https and pg cannot leave this machine', async () => {
  await expect(fetch(new URL('http://203.0.113.1/'))).rejects.toThrow('fetch failed')
  await expect(fetch(new Request('https://one.example/'))).rejects.toThrow('fetch failed')
  await expect(once(connect(80, 'two.example'), 'connect')).rejects.toThrow('tests may not call two.example')
  await expect(once(request('https://three.example/').end(), 'response')).rejects.toThrow('three.example')
  await expect(new Client('postgres://a:b@four.example/c').connect()).rejects.toThrow('four.example')
  expect(takeNetworkFaults().map((line) => line.replace('network call to ', ''))).toEqual([
    '203.0.113.1',
    'one.example',
    'two.example',
    'three.example',
    'four.example',
  ])
})

test('this machine may be called', async () => {
  const server = createServer((socket) => socket.end('HTTP/1.1 204 No Content\r\nconnection: close\r\n\r\n'))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  expect((await fetch(`http://localhost:${port}/`)).status).toBe(204)
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(204)
  server.close()
})
