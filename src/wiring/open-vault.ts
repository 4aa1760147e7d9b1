// Opens the vault of files with the installation's key for documents, once it is sure that they were closed with that one.
import { join } from 'node:path'
import type { Database } from '#db/open.ts'
import { createFileVault } from '#domain/documents/create-file-vault.ts'
import type { FileVault } from '#domain/documents/file-vault.ts'
import { isDocumentsKeyRight } from '#domain/documents/key-mark.ts'
import { type Config, ConfigError } from './config.ts'
import { readOwnKey } from './own-key.ts'
import type { Suppliers } from './suppliers.ts'

export type VaultWiring = {
  config: Pick<Config, 'DATA_DIR' | 'DOCUMENTS_KEY'>
  database: Database
  suppliers: Pick<Suppliers, 'documents'>
}

const wrongKey =
  'DOCUMENTS_KEY: the files of this database were begun with another key, that setting or DATA_DIR/documents-key of before; with this one nobody could open a document'

/**
 * @param isRight whether the database takes the key; unless said, nothing is written for it
 * @returns the vault, and the key from which others are derived
 * @throws ConfigError where the files in the database were begun with another key
 */
export async function openVault(
  { config, database, suppliers }: VaultWiring,
  isRight: (database: Database, key: Uint8Array) => Promise<boolean> = isDocumentsKeyRight,
): Promise<{ vault: FileVault; key: Uint8Array }> {
  const key = config.DOCUMENTS_KEY ?? (await readOwnKey(join(config.DATA_DIR, 'documents-key')))
  if (!(await isRight(database, key))) throw new ConfigError(wrongKey)
  return { vault: createFileVault(suppliers.documents.store, key), key }
}
