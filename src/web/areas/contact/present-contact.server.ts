// How the clinic can be reached, as ready text and links.
import { listPractitioners, type Practitioner } from '#contract/practitioners.ts'
import type { Provider } from '#contract/provider.ts'
import { languageName } from '#texts/format.ts'
import type { PageContext } from '#web/page/page-context.ts'
import { sayLicence } from '#web/page/say-licence.server.ts'
import { contentLanguageOf } from '#web/page/visitor.ts'
import { type HoursText, presentHours } from '#web/site/present-hours.server.ts'
import { presentReplyTime } from '#web/site/present-reply-time.server.ts'
import { presentTimeZone } from '#web/site/present-time-zone.server.ts'
import { presentForm } from './present-form.server.ts'

export async function presentContact(page: PageContext, query: URLSearchParams) {
  const { provider, t } = page
  const { language } = page.visitor
  const [{ practitioners }, replyTime] = await Promise.all([
    page.call(listPractitioners, { language: contentLanguageOf(page.visitor) }),
    presentReplyTime(page),
  ])
  const { hours, note } = await presentHours(page, practitioners)
  const { contact, location } = provider
  const clinic = provider.name
  return {
    title: t('meta.contact.title', { clinic, city: location.city }),
    description: t('meta.contact.description', { clinic, city: location.city }),
    introduction: t('contact.introduction', { clinic, count: contact.replyHours }),
    replyTime,
    form: presentForm(page, query),
    email: contact.email,
    phone: contact.phone,
    whatsapp: contact.whatsapp
      ? { number: contact.whatsapp, link: `https://wa.me/${contact.whatsapp.replace(/\D/g, '')}` }
      : null,
    hours: contact.hours,
    clock: { timeZone: location.timeZone, locale: `${language}-u-nu-latn`, city: location.city },
    timeZone: presentTimeZone(location.timeZone, language, new Date()),
    emergencyPhone: contact.emergencyPhone,
    city: location.city,
    clinic,
    address: location.address,
    maps: presentMaps(provider),
    directions: contact.directions ?? null,
    revision: provider.revision,
    people: practitioners.map((one) => presentPerson(one, page, hours.get(one.slug))),
    hoursNote: note,
  }
}
export type ContactText = Awaited<ReturnType<typeof presentContact>>

/** A link that opens the map application of a phone (RFC 5870) and one that opens a map in the browser. */
export function presentMaps({ name, location }: Pick<Provider, 'name' | 'location'>): { app: string; web: string } {
  const { latitude, longitude, address } = location
  if (latitude === undefined || longitude === undefined) {
    const query = encodeURIComponent(address)
    return { app: `geo:0,0?q=${query}`, web: `https://www.openstreetmap.org/search?query=${query}` }
  }
  const place = `${latitude},${longitude}`
  return {
    app: `geo:${place}?q=${place}(${encodeURIComponent(name)})`,
    web: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`,
  }
}

function presentPerson(
  one: Practitioner,
  page: Pick<PageContext, 't' | 'visitor' | 'provider'>,
  hours: HoursText | undefined,
) {
  const { t, visitor } = page
  const { slug, name, title, specialty, biography, licenceNumber, licenceUrl, photo } = one
  const spoken = one.languages.map((code) => languageName(code, visitor.language))
  const list = new Intl.ListFormat(visitor.language === 'en' ? 'en-GB' : visitor.language, {
    type: 'conjunction',
  }).format(spoken)
  return {
    slug,
    name,
    role: `${title} · ${specialty}`,
    biography,
    licenceNumber,
    licenceUrl,
    licenceLink: sayLicence(one, page),
    photo,
    hours: hours ?? null,
    facts: [
      ...(spoken.length > 0 ? [t('contact.speaks', { languages: list })] : []),
      ...(one.practisingSince === null ? [] : [t('contact.since', { year: one.practisingSince })]),
    ],
  }
}
export type ContactPerson = ReturnType<typeof presentPerson>
