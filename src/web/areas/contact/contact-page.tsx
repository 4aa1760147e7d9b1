// How to reach the clinic, when, and where it is; who treats there; and where help is in an emergency.
import { Link } from 'react-router'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Channels } from './channels.tsx'
import { ClinicClock } from './clinic-clock.tsx'
import type { ContactOutcome } from './contact-fields.ts'
import { ContactForm } from './contact-form.tsx'
import { ContactPeople } from './contact-people.tsx'
import type { ContactText } from './present-contact.server.ts'

export function ContactPage({ contact, outcome }: { contact: ContactText; outcome?: ContactOutcome | undefined }) {
  const { t } = useTexts()
  return (
    <div className="grid gap-16 md:gap-20">
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[3fr_2fr]">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-10">
          <header className="grid gap-3">
            <h1>{t('contact.title')}</h1>
            <p className="text-lg text-muted">{contact.introduction}</p>
            {contact.replyTime && <p className="hint">{contact.replyTime}</p>}
          </header>
          <Channels contact={contact} />
          <ContactForm form={contact.form} outcome={outcome} />
        </div>
        <div className="grid content-start gap-10 lg:pt-3">
          <Hours contact={contact} />
          <Place contact={contact} />
          <Emergency contact={contact} />
        </div>
      </div>
      {contact.people.length > 0 && (
        <ContactPeople people={contact.people} hoursNote={contact.hoursNote} revision={contact.revision} />
      )}
      <section className="grid justify-items-start gap-4 rounded-card bg-wash p-6 md:p-12">
        <h2>{t('contact.quoteTitle')}</h2>
        <p>{t('contact.quoteText')}</p>
        <Link to="/quote" className="button mt-2">
          {t('shell.quote')}
        </Link>
      </section>
    </div>
  )
}

function Hours({ contact }: { contact: ContactText }) {
  const { t } = useTexts()
  return (
    <section className="grid gap-2">
      <h2 className="flex items-center gap-3 text-lg">
        <Icon name="clock" className="size-5 text-brand" />
        {t('contact.hours')}
      </h2>
      <p>{contact.hours}</p>
      <p className="text-muted">{contact.timeZone}</p>
      <ClinicClock {...contact.clock} />
    </section>
  )
}

function Place({ contact }: { contact: ContactText }) {
  const { t } = useTexts()
  return (
    <section className="grid gap-2">
      <h2 className="flex items-center gap-3 text-lg">
        <Icon name="home" className="size-5 text-brand" />
        {t('contact.address')}
      </h2>
      <address className="not-italic">
        {contact.clinic}
        <br />
        {contact.address}
      </address>
      <p className="flex flex-wrap gap-x-6">
        <a className="link py-1" href={contact.maps.app}>
          {t('contact.mapApp')}
        </a>
        <a className="link py-1" href={contact.maps.web} rel="noreferrer">
          {t('contact.mapWeb')}
        </a>
      </p>
      {contact.directions && <p className="text-muted">{contact.directions}</p>}
    </section>
  )
}

function Emergency({ contact }: { contact: ContactText }) {
  const { t } = useTexts()
  return (
    <section className="grid gap-2 rounded-card border-2 border-bad p-6">
      <h2 className="text-lg text-bad">{t('contact.emergency')}</h2>
      <p>
        {t('contact.emergencyText', { city: contact.city })}{' '}
        <a className="figure text-xl font-semibold underline underline-offset-4" href={`tel:${contact.emergencyPhone}`}>
          <bdi dir="ltr">{contact.emergencyPhone}</bdi>
        </a>
      </p>
      <p className="text-muted">{t('contact.emergencyElsewhere')}</p>
    </section>
  )
}
