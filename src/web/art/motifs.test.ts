// Guards the reading of categories: each word of the trade calls for its own subject.
import { expect, test } from 'vitest'
import { motifs, motifsFor } from './motifs.ts'

test.each([
  ['Dental implants', 'implant'],
  ['Cosmetic dental', 'bright'],
  ['DENTAL', 'tooth'],
  ['Tooth care', 'tooth'],
  ['Eye surgery', 'eye'],
  ['Hair transplant', 'strands'],
  ['Facial surgery', 'profile'],
  ['Skin', 'profile'],
  ['Cosmetic surgery', 'profile'],
  ['Body contouring', 'waist'],
  ['Bone and joint', 'joint'],
  ['Orthopaedics', 'joint'],
  ['Orthodontics', 'tooth'],
  ['Weight loss', 'apple'],
  ['Gastroenterology', 'apple'],
  ['Ear, nose and throat', 'shell'],
  ['Heart', 'heart'],
  ["Women's health", 'pomegranate'],
  ['Fertility', 'pomegranate'],
  ['General surgery', 'asclepius'],
  ['Check-up', 'laurel'],
  ['', 'laurel'],
])('%s calls for the %s', (category, name) => {
  expect(motifsFor(category, 'x')[0]).toBe(name)
})

test('the slug speaks when the category says nothing', () => {
  expect(motifsFor('Other', 'hair-transplant-fue')[0]).toBe('strands')
})

test('every path begins with a move and holds only numbers and path letters', () => {
  for (const { body, lines } of Object.values(motifs)) {
    for (const d of [body, ...lines]) expect(d).toMatch(/^M[-\d.\sMLHVCAZaz]+$/)
  }
})
