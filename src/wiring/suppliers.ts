// Every supplier there is, written out: each is on when its keys are present, else the embedded default.
import { join } from 'node:path'
import type { ChatModel } from '#domain/assistant/chat-model.ts'
import { systemClock } from '#kernel/clock.ts'
import { type Log, silentLog } from '#kernel/log.ts'
import { createChatModel } from '#suppliers/assistant/chat-model.ts'
import { createDailyRates } from '#suppliers/fx/daily-rates.ts'
import { readSnapshotRates } from '#suppliers/fx/snapshot-rates.ts'
import { accountOf, createStripeQuotes } from '#suppliers/fx/stripe-quotes.ts'
import { createCountryTable } from '#suppliers/geo/country-table.ts'
import { createForgetMails } from '#suppliers/mail/forget-mails.ts'
import { createOutboxFolder } from '#suppliers/mail/outbox-folder.ts'
import { createSmtpMailer } from '#suppliers/mail/smtp.ts'
import { createForgetTexts } from '#suppliers/sms/forget-texts.ts'
import { createTextOutbox } from '#suppliers/sms/outbox-folder.ts'
import { createHostedPools } from '#suppliers/user-pool/hosted-pool.ts'
import { createClamdScan } from '#suppliers/virus-scan/clamd.ts'
import { chooseDocumentStore } from './choose-document-store.ts'
import { chooseStripe } from './choose-stripe.ts'
import { type Config, ConfigError } from './config.ts'

export function chooseSuppliers(config: Config, log: Log = silentLog) {
  const outbox = join(config.DATA_DIR, 'outbox')
  const snapshotRates = readSnapshotRates()
  const isDaily = config.REFERENCE_RATES === 'daily'
  return {
    mailer: config.SMTP_URL ? createSmtpMailer(config.SMTP_URL) : createOutboxFolder(outbox),
    sendText: createTextOutbox(outbox),
    /** Also where SMTP_URL is set: the folder may hold mails of before. */
    forgetMessages: [createForgetMails(outbox), createForgetTexts(outbox)],
    snapshotRates,
    fetchRates: isDaily ? createDailyRates(systemClock) : undefined,
    askQuote: config.STRIPE_SECRET_KEY ? createStripeQuotes(config.STRIPE_SECRET_KEY) : undefined,
    quoteAccount: config.STRIPE_SECRET_KEY ? accountOf(config.STRIPE_SECRET_KEY) : '',
    /** Undefined where nobody has its keys: then the test gateway is all there is. */
    stripe: chooseStripe(config, log),
    findCountry: createCountryTable(),
    hostedPools: createHostedPools(),
    documents: chooseDocumentStore(config),
    scan: config.CLAMD_HOST ? createClamdScan(config.CLAMD_HOST) : undefined,
    chatModel: chooseChatModel(config),
    /** For the lines printed at start: what runs on the embedded default. */
    about: {
      mail: config.SMTP_URL ? 'SMTP' : `files in ${outbox}`,
      scan: config.CLAMD_HOST ? `clamd at ${config.CLAMD_HOST}` : 'none: uploads are not looked through for viruses',
      assistant:
        config.AI_BASE_URL && config.AI_MODEL
          ? `${config.AI_MODEL} at ${new URL(config.AI_BASE_URL).host}, checked against the provider’s own pages`
          : 'the provider’s own pages',
      rates: [
        config.STRIPE_SECRET_KEY && 'live quotes of Stripe, below them',
        isDaily && 'the European Central Bank’s of the day, below them',
        `snapshot of ${snapshotRates.get('AED')?.date} (exchange-api)`,
      ]
        .filter(Boolean)
        .join(' '),
    },
  }
}

/**
 * On when an address and a model are set; services on one's own machines often ask for no key.
 * @throws ConfigError where only some of them are set: the pages alone would answer, and nobody would know why
 */
export function chooseChatModel({ AI_BASE_URL, AI_API_KEY, AI_MODEL }: Config): ChatModel | undefined {
  if (!AI_BASE_URL && !AI_MODEL && !AI_API_KEY) return undefined
  const missing = 'is missing, and other AI_* settings are there: set address and model, or none of them'
  if (!AI_BASE_URL) throw new ConfigError(`AI_BASE_URL: ${missing}`)
  if (!AI_MODEL) throw new ConfigError(`AI_MODEL: ${missing}`)
  return createChatModel({ baseUrl: AI_BASE_URL, apiKey: AI_API_KEY, model: AI_MODEL })
}

export type Suppliers = ReturnType<typeof chooseSuppliers>
