// Guards where mails lead that no request has asked for.
import { expect, test } from 'vitest'
import { siteOrigin } from './own-address.ts'

test.each([
  [undefined, 'thymele.example', 'https://thymele.example'],
  [undefined, 'Thymele.Example.', 'https://thymele.example'],
  [undefined, 'localhost', 'http://localhost:3100'],
  [undefined, 'second.localhost', 'http://second.localhost:3100'],
  [undefined, '127.0.0.1', 'http://127.0.0.1:3100'],
  [undefined, 'localhost.example', 'https://localhost.example'],
  ['https://clinic.example:8443/', 'localhost', 'https://clinic.example:8443'],
])('with PUBLIC_URL %s a site at %s is found at %s', (publicUrl, domain, origin) => {
  expect(siteOrigin({ domain, config: { PORT: 3100, PUBLIC_URL: publicUrl } })).toBe(origin)
})
