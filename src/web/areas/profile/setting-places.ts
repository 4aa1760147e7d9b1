// The parts of the settings by what they are about, in the order of the page; each name is its anchor.

export const settingGroups = [
  { name: 'access', places: ['account', 'password', 'mfa', 'passkeys', 'devices'] },
  { name: 'choices', places: ['language', 'currency', 'notifications'] },
  { name: 'data', places: ['consents', 'access', 'export'] },
  { name: 'leaving', places: ['signOut', 'delete'] },
] as const

export type SettingPlace = (typeof settingGroups)[number]['places'][number]
