// What people type finds the airport that they mean.
import { expect, test } from 'vitest'
import { openAirportFinder } from './find-airports.ts'
import { readAirports } from './read-airports.ts'

const airports = await readAirports()
const finder = openAirportFinder(airports.values())
const codes = (typed: string, limit = 6) => finder.find(typed, limit).map(({ code }) => code)

const firsts: [typed: string, code: string][] = [
  ['dxb', 'DXB'],
  ['DXB', 'DXB'],
  ['heathrow', 'LHR'],
  ['london heath', 'LHR'],
  ['istan', 'IST'],
  ['istambul', 'IST'],
  ['frankfrt', 'FRA'],
  ['dubay', 'DXB'],
  ['München', 'MUC'],
  ['munchen', 'MUC'],
  ['دبي', 'DXB'],
  ['الكويت', 'KWI'],
  ['kuwait', 'KWI'],
  ['new york', 'JFK'],
  ['Casablanca', 'CMN'],
]

for (const [typed, code] of firsts) test(`${typed} finds ${code} first`, () => expect(codes(typed)[0]).toBe(code))

test('a city with several airports shows them all, in either alphabet', () => {
  for (const typed of ['lon', 'London', 'لندن'])
    expect(codes(typed)).toEqual(expect.arrayContaining(['LHR', 'LGW', 'STN']))
})

test('a country narrows a name that stands in two', () => {
  expect(codes('manchester united kingdom')[0]).toBe('MAN')
  expect(codes('manchester united states')[0]).toBe('MHT')
})

test('one letter begins codes and cities, and nothing finds nothing', () => {
  for (const { code, city } of finder.find('x', 8)) expect(`${code} ${city}`.toLowerCase()).toMatch(/\bx/)
  expect(codes('')).toEqual([])
  expect(codes('  ,')).toEqual([])
  expect(codes('qqqqqqqqqq')).toEqual([])
  expect(codes('london', 2)).toHaveLength(2)
})

test('each airport has a place, a country and a zone that clocks know', () => {
  expect(airports.size).toBeGreaterThan(7_800)
  for (const { code, city, country, latitude, longitude, timeZone } of airports.values()) {
    expect([code, country, city !== ''].join(), code).toMatch(/^[A-Z]{3},[A-Z]{2},true$/)
    expect(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180, code).toBe(true)
    expect(() => new Intl.DateTimeFormat('en', { timeZone }), code).not.toThrow()
  }
})
