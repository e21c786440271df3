import BarChartOutlined from '@mui/icons-material/BarChartOutlined'
import ArticleOutlined from '@mui/icons-material/ArticleOutlined'
import EventOutlined from '@mui/icons-material/EventOutlined'
import GroupOutlined from '@mui/icons-material/GroupOutlined'
import HistoryOutlined from '@mui/icons-material/HistoryOutlined'
import ImageOutlined from '@mui/icons-material/ImageOutlined'
import InboxOutlined from '@mui/icons-material/InboxOutlined'
import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined'
import PersonOutlined from '@mui/icons-material/PersonOutlined'
import { Box, Typography, useMediaQuery, type Theme } from '@mui/material'
import type { ReactNode } from 'react'
import { AppBar, Layout, Menu, Sidebar, usePermissions, type SidebarProps } from 'react-admin'
import { BRAND } from '#src/brand/brand.ts'
import { BONE, INK, SAND } from '#src/brand/palette.ts'
import type { Right } from '#src/office/rights.ts'

export const OfficeLayout = ({ children }: { children: ReactNode }) => (
  <Layout appBar={OfficeBar} menu={OfficeMenu} sidebar={OfficeSidebar} sx={LAYOUT}>
    {children}
  </Layout>
)

const MENU_WIDTH = 'min(13rem, 30vw)'

const LAYOUT = {
  // As wide as the screen, not as its content: wider content scrolls in its own box.
  minWidth: 0,
  // The bar is as high as its buttons, which grow with the font size.
  '& .RaLayout-appFrame': { marginTop: 'max(48px, 1.5rem + 16px)', minWidth: 0 },
  '& .RaLayout-contentWithSidebar': { minWidth: 0 },
  '& .RaLayout-content': { minWidth: 0, padding: { xs: '12px 16px 48px', md: '20px 32px 64px' } },
  '& .RaSidebar-fixed': { borderRight: `1px solid ${SAND}` },
  // The library's own width is in pixels: with a large font no entry would fit.
  '& .RaSidebar-docked .MuiPaper-root:has(.RaMenu-open)': { width: MENU_WIDTH },
}

/**
 * Anew where a phone is turned or a window narrowed: the library's drawer, shut while it becomes another kind, would stay
 * over the page, unseen, and nothing could be pressed any more.
 */
function OfficeSidebar(props: SidebarProps) {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  return <Sidebar key={String(isPhone)} {...props} />
}

const OfficeBar = () => (
  <AppBar color="primary" elevation={0} toolbar={<></>} sx={{ '& .MuiToolbar-root': { minHeight: 48 } }}>
    <Box sx={{ flex: 1, display: 'flex', alignItems: 'baseline', gap: 1.5 }}>
      <Typography component="span" sx={{ letterSpacing: '0.28em', fontSize: '0.875rem', color: BONE }}>
        {BRAND.toUpperCase()}
      </Typography>
      <Typography component="span" sx={{ fontSize: '0.875rem', color: BONE, opacity: 0.8 }}>
        Офис
      </Typography>
    </Box>
  </AppBar>
)

type Entry = { to: string; text: string; icon: ReactNode; right: Right }
const ENTRIES: readonly Entry[] = [
  { to: '/requests', text: 'Заявки', icon: <InboxOutlined />, right: 'requests.read' },
  { to: '/hours', text: 'Часы записи', icon: <EventOutlined />, right: 'hours.block' },
  { to: '/waiting', text: 'Узнать первым', icon: <NotificationsOutlined />, right: 'waiting.read' },
  { to: '/reports', text: 'Отчёты', icon: <BarChartOutlined />, right: 'reports.read' },
  { to: '/content/news', text: 'Содержание', icon: <ArticleOutlined />, right: 'content.read' },
  { to: '/pictures', text: 'Снимки', icon: <ImageOutlined />, right: 'content.read' },
  { to: '/users', text: 'Сотрудники', icon: <GroupOutlined />, right: 'users.manage' },
  { to: '/journal', text: 'Журнал', icon: <HistoryOutlined />, right: 'journal.read' },
  { to: '/account', text: 'Мой вход', icon: <PersonOutlined />, right: 'account' },
]

function OfficeMenu() {
  const { permissions = [] } = usePermissions<Right[]>()
  return (
    <Box component="nav" aria-label="Разделы офиса">
      <Menu
        sx={{
          '&.RaMenu-open': { width: { md: MENU_WIDTH } },
          '& .RaMenuItemLink-active': { color: INK, boxShadow: `inset 3px 0 0 ${INK}` },
          '& .MuiMenuItem-root': { minHeight: 44 },
          '& .MuiMenuItem-root, & .MuiTypography-root': { whiteSpace: 'normal' },
        }}
      >
        {ENTRIES.filter(({ right }) => permissions.includes(right)).map(({ to, text, icon }) => (
          <Menu.Item key={to} to={to} primaryText={text} leftIcon={icon} />
        ))}
      </Menu>
    </Box>
  )
}
