// Which link leads to a licence itself, and which only to where it can be looked up.
import { expect, test } from 'vitest'
import { isLicencePage } from './licence-page.ts'

test.for([
  ['https://register.example/doctors/DHA-1042', 'DHA-1042'],
  ['https://register.example/search?licence=dha%2F1042&lang=en', 'DHA/1042'],
  ['https://register.example/#/entry/7012345', '7012345'],
])('%s is the page of %s', ([url, number]) => {
  expect(isLicencePage(String(url), String(number))).toBe(true)
})

test.for([
  ['the front page of a register', 'https://www.dha.gov.ae/', 'DHA-1042'],
  ['its search page', 'https://register.example/search', '1042'],
  ['the page of a longer number', 'https://register.example/doctors/10425', '1042'],
  ['a host that holds the number', 'https://1042.example/doctors', '1042'],
  ['a number without a letter or digit', 'https://register.example/doctors', '-'],
  ['a broken escape', 'https://register.example/%E0%A4%A', '1042'],
])('%s is not', ([, url, number]) => {
  expect(isLicencePage(String(url), String(number))).toBe(false)
})
