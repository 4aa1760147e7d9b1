// A device as the protocol tells of it.
import type { Device } from './find-device.ts'

export type DeviceReply = {
  DeviceKey: string
  DeviceAttributes: { Name: string; Value: string }[]
  /** Seconds since 1970, as all moments here. */
  DeviceCreateDate: number
  DeviceLastModifiedDate: number
  DeviceLastAuthenticatedDate: number
}

export function describeDevice({ deviceKey, name, remembered, createdAt, lastUsedAt }: Device): DeviceReply {
  return {
    DeviceKey: deviceKey,
    DeviceAttributes: [
      { Name: 'device_status', Value: 'valid' },
      ...(name === null ? [] : [{ Name: 'device_name', Value: name }]),
      { Name: 'dev:device_remembered_status', Value: remembered ? 'remembered' : 'not_remembered' },
    ],
    DeviceCreateDate: createdAt.getTime() / 1000,
    DeviceLastModifiedDate: lastUsedAt.getTime() / 1000,
    DeviceLastAuthenticatedDate: lastUsedAt.getTime() / 1000,
  }
}
