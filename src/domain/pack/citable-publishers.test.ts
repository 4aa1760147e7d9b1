// Whose pages may be cited for a medical figure.
import { expect, test } from 'vitest'
import { isCitable } from './citable-publishers.ts'

test.for([
  'https://www.nhs.uk/chq/Pages/2615.aspx?CategoryID=69',
  'https://wwwnc.cdc.gov/travel/yellowbook/2024/health-care-abroad/medical-tourism',
  'https://www.dha.gov.ae/en/health',
  'https://www.caa.co.uk/passengers/before-you-fly/am-i-fit-to-fly/',
  'https://www.iata.org/en/programs/safety/health/',
  'https://medical.emirates.com/form',
])('%s may be cited', (url) => {
  expect(isCitable(url)).toBe(true)
})

test.for([
  ['a blog', 'https://biologyinsights.com/flying-with-gas-in-the-eye'],
  ['a single clinic', 'https://www.bauersmiles.com/flying'],
  ['a single practice below nhs.uk', 'https://collingwoodsurgery.nhs.uk/when-can-i-fly'],
  ['a host that only ends like one', 'https://notiata.org/manual'],
  ['a host that only begins like one', 'https://www.nhs.uk.example/fly'],
  ['a name and password before another host', 'https://www.nhs.uk@blog.example/fly'],
  ['an address that anybody on the way can change', 'http://www.nhs.uk/fly'],
  ['words', 'CDC / ASPS wording'],
] as const)('%s may not be cited', ([, url]) => {
  expect(isCitable(url)).toBe(false)
})
