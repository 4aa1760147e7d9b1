// Leads from what is changed to the picture of it.
import { Link } from 'react-router'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { itemPath } from './catalogue-kind.ts'
import { useDocument } from './use-document.ts'

export function PictureLink({ slug, label }: { slug: string; label?: string }) {
  const { t } = useTexts()
  // Of what is not there yet there is no picture either.
  if (useDocument().began === null) return null
  return (
    <p>
      <Link className="link inline-flex min-h-11 items-center gap-2" to={itemPath('picture', slug)}>
        <Icon name="camera" className="size-5" />
        {label ?? t('catalogue.picture.of')}
      </Link>
    </p>
  )
}
