// Credentials as browsers write them (WebAuthn, 5.1.8), no more of them than is looked at.
import { z } from 'zod'

const bytes = z
  .string()
  .max(32_768)
  .regex(/^[\w-]+$/)
const transports = z.array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']).catch('internal'))
const shared = {
  id: bytes.max(1024),
  rawId: bytes.max(1024),
  type: z.literal('public-key'),
}

/** Extensions are not asked for and not believed. */
const noExtensions = z.unknown().transform(() => ({}))

export const newCredential = z.object({
  ...shared,
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional().catch(undefined),
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: transports.max(10).default([]),
  }),
  clientExtensionResults: noExtensions,
})

export const shownCredential = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes.optional().nullable(),
  }),
  clientExtensionResults: noExtensions,
})
