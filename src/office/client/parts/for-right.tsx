import { Button } from '@mui/material'
import type { ReactNode } from 'react'
import { usePermissions } from 'react-admin'
import { Link } from 'react-router-dom'
import { Page, Part } from '#src/office/client/parts/page.tsx'
import type { Right } from '#src/office/rights.ts'

/**
 * A page that requires a right. Users without it, who came by a colleague's link, get a message, and the server is not
 * called.
 */
export function ForRight({ right, children }: { right: Right; children: ReactNode }) {
  const { permissions, isPending } = usePermissions<Right[]>()
  if (isPending) return null
  if (permissions?.includes(right)) return children
  return (
    <Page heading="Нет доступа">
      <Part heading="Эта страница не для вашей роли">
        <p>Если она вам нужна, попросите владельца офиса изменить роль.</p>
        <Button variant="outlined" component={Link} to="/">
          К началу
        </Button>
      </Part>
    </Page>
  )
}
