// Guards what search engines are told of a hotel: what its page says, no price, and of an invented one that it is.
import { expect, test } from 'vitest'
import { structuredFaults } from '#tests/support/check-structured-data.ts'
import { describedPage } from '#web/site/described-page.test-support.ts'
import { describeHotel } from './describe-hotel.server.ts'
import { sampleBooking } from './sample-booking.test-support.ts'

const { phone: _, ...hotel } = { ...sampleBooking().hotel, isSample: false }
const page = describedPage()

test('the hotel in the words of its page, with the way to it, and nothing for the validator to find', async () => {
  const [one, trail] = describeHotel(hotel, page)
  expect(one).toMatchObject({
    '@type': 'Hotel',
    '@id': 'https://thymele.example/hotels/sample-garden-hotel?lang=ar#hotel',
    name: 'Sample Garden Hotel',
    image: 'https://thymele.example/art/share/hotel.sample-garden-hotel.png?v=7',
    address: '1 Sample Street, Dubai',
    geo: { latitude: 25.2, longitude: 55.3 },
    starRating: { ratingValue: 4 },
    checkinTime: '15:00',
    amenityFeature: [{ value: true }, { value: true }],
  })
  expect(one).not.toHaveProperty('disambiguatingDescription')
  expect(JSON.stringify(one)).not.toMatch(/offer|price/i)
  expect((trail as { itemListElement: object[] }).itemListElement).toHaveLength(3)
  expect(await structuredFaults([one, trail].filter((thing) => thing !== undefined))).toEqual([])
})

test('an invented hotel says so, in its name and in a sentence', async () => {
  const things = describeHotel({ ...hotel, isSample: true }, page)
  expect(things[0]).toMatchObject({
    name: expect.stringContaining(page.t('hotels.list.sample')),
    disambiguatingDescription: page.t('meta.hotels.detail.sample'),
  })
  expect(await structuredFaults(things)).toEqual([])
})

test('what is not known is left out, and a picture of the hotel stands before the drawing', async () => {
  const bare = { ...hotel, summary: '', address: '', stars: 0, checkInFrom: '', checkOutUntil: '', features: [] }
  const things = describeHotel({ ...bare, remotePictures: ['https://pictures.example/1.jpg'] }, page)
  for (const name of ['description', 'address', 'starRating', 'checkinTime', 'checkoutTime']) {
    expect(things[0]).not.toHaveProperty(name)
  }
  expect(things[0]).toHaveProperty('image', 'https://pictures.example/1.jpg')
  const photo = { slug: 'sample-garden-hotel', digest: 'd1', width: 1600, height: 900 }
  expect(describeHotel({ ...bare, photo }, page)[0]).toHaveProperty(
    'image',
    'https://thymele.example/api/pictures/sample-garden-hotel/1280?v=d1',
  )
  expect(await structuredFaults(things)).toEqual([])
})
