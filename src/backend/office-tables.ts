/**
 * Tables of the office. Times in the library's own tables (user, session, account, verification, second factor) are
 * texts on SQLite and dates on PostgreSQL, flags numbers and booleans: `office/server/auth` reads them.
 */
export type LibraryTime = string | Date
export type LibraryFlag = number | boolean

export type OfficeTables = {
  office_user: OfficeUserTable
  office_session: {
    id: string
    expires_at: LibraryTime
    token: string
    created_at: LibraryTime
    updated_at: LibraryTime
    ip_address: string | null
    user_agent: string | null
    user_id: string
  }
  office_account: {
    id: string
    account_id: string
    provider_id: string
    user_id: string
    access_token: string | null
    refresh_token: string | null
    id_token: string | null
    access_token_expires_at: LibraryTime | null
    refresh_token_expires_at: LibraryTime | null
    scope: string | null
    /** Salted hash. */
    password: string | null
    created_at: LibraryTime
    updated_at: LibraryTime
  }
  office_verification: {
    id: string
    identifier: string
    value: string
    expires_at: LibraryTime
    created_at: LibraryTime
    updated_at: LibraryTime
  }
  office_two_factor: {
    id: string
    secret: string
    backup_codes: string
    user_id: string
    verified: LibraryFlag | null
    failed_count: number | null
    locked_until: LibraryTime | null
  }
  /** Dealers whose requests a user with the role «dealer» sees. */
  office_user_dealer: { user_id: string; dealer_id: number }
  /** Invitations and password links: the link has the token, the table its hash. */
  office_link: {
    id: string
    kind: 'invitation' | 'password'
    token_hash: string
    user_id: string
    created_at: string
    expires_at: string
  }
  /** Failed sign-ins by keyed hash of the account or of the network. */
  office_failure: { key: string; count: number; since: string; locked_until: string | null }
  office_request: OfficeRequestTable
  office_note: { id: string; lead_id: string; author_id: string; created_at: string; text: string }
  office_history: OfficeHistoryTable
  /** Who saw whose personal data: opened, listed, exported. */
  office_view: {
    id: string
    at: string
    user_id: string
    what: 'opened' | 'listed' | 'exported'
    /** Numbers of the requests, separated by spaces. */
    numbers: string
    count: number
  }
  /** Hours closed by a dealer for test drives; each also has a row in slot_booking, which prevents bookings. */
  office_block: {
    dealer_id: number
    date: string
    time: string
    created_by: string
    created_at: string
  }
}

export type OfficeUserTable = {
  id: string
  name: string
  email: string
  email_verified: LibraryFlag
  image: string | null
  created_at: LibraryTime
  updated_at: LibraryTime
  two_factor_enabled: LibraryFlag | null
  role: string
  disabled_at: string | null
  /** Made by `npm run office -- demo`. */
  is_demo: number
}

/** The desk's data about a request; created when the desk first sees it (office/server/desk/sync.ts). */
export type OfficeRequestTable = {
  lead_id: string
  state: string
  owner_id: string | null
  /** By when somebody has to call; afterwards the request is late. */
  due_at: string | null
  remind_at: string | null
  /** When the dealer confirmed the booking. */
  confirmed_at: string | null
  /** Incremented by each change, so that two people do not overwrite one another. */
  version: number
  updated_at: string
  /** Name and digits of the phone in lower case, for the search; null once erased. */
  search: string | null
  is_demo: number
}

export type OfficeHistoryTable = {
  id: string
  at: string
  /** Null: the operator's command. */
  user_id: string | null
  lead_id: string | null
  /** The affected user, for changes of users. */
  about_id: string | null
  kind: string
  /** JSON: values before and after. Contains no personal data of visitors. */
  details: string
  /** For changes made with one press: whether they were undone. */
  batch: string | null
  undone_at: string | null
}
