// The currency that is asked for by name: the country beside it counts, and an unknown one is not guessed.
import { expect, test } from 'vitest'
import { readCurrency } from './read-currency.ts'

test.for([
  ['LASIK price in dollars please', 'USD'],
  ['what is that in us dollars', 'USD'],
  ['how much in pounds', 'GBP'],
  ['in pounds sterling', 'GBP'],
  ['in British pounds', 'GBP'],
  ['LASIK in Egyptian pounds', 'EGP'],
  ['LASIK in Lebanese pounds', 'LBP'],
  ['LASIK in Lebanese lira', 'LBP'],
  ['How much is LASIK in Australian dollars?', 'AUD'],
  ['in Canadian dollars', 'CAD'],
  ['dollars (Canadian)', 'CAD'],
  ['lasik price in hong kong dollars', 'HKD'],
  ['in Singapore dollars', 'SGD'],
  ['in Jordanian dinars', 'JOD'],
  ['in Kuwaiti dinar', 'KWD'],
  ['in qatari riyal', 'QAR'],
  ['in Omani rials', 'OMR'],
  ['in Saudi riyals', 'SAR'],
  ['in pakistani rupees', 'PKR'],
  ['in indian rupees', 'INR'],
  ['in mexican pesos', 'MXN'],
  ['in moroccan dirhams', 'MAD'],
  ['in UAE dirhams', 'AED'],
  ['price lasik in turkish lira', 'TRY'],
  ['in swiss francs', 'CHF'],
  ['how much in jod', 'JOD'],
  ['can I try LASIK, price in TRY', 'TRY'],
  ['سعر الليزك بالدولار', 'USD'],
  ['سعر الليزك بالدولار الأمريكي', 'USD'],
  ['كم دولار كندي', 'CAD'],
  ['سعر الليزك بالدولار الكندي', 'CAD'],
  ['سعر الليزك بالدولار السنغافوري', 'SGD'],
  ['سعر الليزك بالجنيه المصري', 'EGP'],
  ['سعر الليزك بالجنيه الإسترليني', 'GBP'],
  ['سعر الليزك بالدينار الأردني', 'JOD'],
  ['سعر الليزك بالدينار العراقي', 'IQD'],
  ['سعر الليزك بالدينار الكويتي', 'KWD'],
  ['سعر الليزك بالليرة التركية', 'TRY'],
  ['سعر الليزك بالليرة السورية', 'SYP'],
  ['سعر الليزك بالليرة اللبنانية', 'LBP'],
  ['سعر الليزك بالريال اليمني', 'YER'],
  ['سعر الليزك بالريال العماني', 'OMR'],
  ['سعر الليزك بالريال القطري', 'QAR'],
  ['سعر الليزك بالريال السعودي', 'SAR'],
  ['سعر الليزك بالروبية الباكستانية', 'PKR'],
  ['سعر الليزك بالدرهم المغربي', 'MAD'],
  ['كم السعر باليورو', 'EUR'],
] as const)('%s: %s', ([text, code]) => {
  expect(readCurrency(text)).toEqual({ code })
})

test.for([
  'in martian dollars',
  'in dinars',
  'in pesos',
  'سعر الليزك بالدينار',
  'سعر الليزك بالجنيه',
  'سعر الليزك بالدولار المريخي',
  'كم دولار مريخي',
])('%s: it is not guessed which', (text) => {
  expect(readCurrency(text)).toBe('unclear')
})

test.for(['how much is lasik', 'can I try it', 'CAN I TRY ALL OF IT', 'dollars or euros', 'كم سعر الليزك'])(
  '%s: none is named, or several',
  (text) => {
    expect(readCurrency(text)).toBeUndefined()
  },
)
