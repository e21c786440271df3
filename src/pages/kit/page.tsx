import { useState, type ReactNode } from 'react'
import { externalLinks } from '#src/brand/brand.ts'
import * as palette from '#src/brand/palette.ts'
import { Accordion } from '#src/components/accordion.tsx'
import { Checkbox } from '#src/components/checkbox.tsx'
import { cx } from '#src/components/class-names.ts'
import { DataTable, Mark } from '#src/components/data-table.tsx'
import { Field } from '#src/components/field.tsx'
import { Figures } from '#src/components/figures.tsx'
import { Icon, ICON_NAMES } from '#src/components/icon.tsx'
import { Logo } from '#src/components/logo.tsx'
import { PriceNote } from '#src/components/price-note.tsx'
import { PriceFrom } from '#src/components/price.tsx'
import { ProgressLine } from '#src/components/progress-line.tsx'
import { Segmented } from '#src/components/segmented.tsx'
import { ArrowLink, ButtonLink, CtaList, SiteButton } from '#src/components/site-button.tsx'
import { SiteLink } from '#src/components/site-link.tsx'
import { Slider } from '#src/components/slider/slider.tsx'
import { Tabs } from '#src/components/tabs.tsx'
import { hrefTo } from '#src/routes.ts'
import { useActions } from '#src/stores/app-store.ts'
import styles from './kit.module.css'

const here = { href: hrefTo('sitemap') }
const away = { href: externalLinks.press, external: true }

/** All components with their states. Only in development (app/kit.ts). */
export const Kit = () => (
  <div className={cx('wrap', styles.page)}>
    <h1 className="display">Компоненты</h1>
    <Basics />
    <Controls />
    <Folded />
    <Slides />
    <Contents />
  </div>
)

const Basics = () => (
  <>
    <Part title="Цвет">
      <Colors />
    </Part>
    <Part title="Типографика">
      <Type />
    </Part>
    <Part title="Сетка">
      <div className={cx('grid', styles.grid)}>
        {Array.from({ length: 12 }, (_, index) => (
          <i key={index}>{index + 1}</i>
        ))}
      </div>
      <div className="grid">
        <p className={cx('h2', styles.headline)}>Заголовок в колонках 1–8</p>
        <p className={cx('lead', styles.aside)}>Текст начинается правее середины: он стоит в колонках 7–12.</p>
      </div>
    </Part>
  </>
)

const Controls = () => (
  <>
    <Part title="Кнопки">
      <Buttons />
      <div data-scene="dark" className={styles.dark}>
        <Buttons />
      </div>
    </Part>
    <Part title="Ссылки">
      <Links />
      <div data-scene="dark" className={styles.dark}>
        <Links />
      </div>
    </Part>
    <Part title="Призывы к действию">
      <CtaList
        ctas={[
          { label: 'Собрать свой', to: 'configurator', primary: true },
          { label: 'Записаться на тест-драйв', action: 'testDrivePopupOpen' },
          { label: 'Найти дилера', to: 'dealers' },
        ]}
      />
    </Part>
    <Part title="Поля">
      <Fields />
      <div data-scene="dark" className={styles.dark}>
        <Fields />
      </div>
    </Part>
  </>
)

const Folded = () => (
  <>
    <Part title="Таблица">
      <Table />
    </Part>
    <Part title="Аккордеон">
      <Accordion
        name="kit"
        items={[
          {
            id: 'kit-1',
            title: 'Сколько действует гарантия?',
            content: 'Пять лет или 100 000 км пробега.',
            open: true,
          },
          { id: 'kit-2', title: 'Где пройти обслуживание?', content: 'У любого официального дилера.' },
          { id: 'kit-3', title: 'Можно ли обменять автомобиль?', content: 'Да, по программе trade-in.' },
        ]}
      />
    </Part>
    <Part title="Вкладки">
      <Tabs
        label="Разделы модели"
        tabs={['Дизайн', 'Безопасность', 'Технологии'].map((name) => ({
          id: name,
          label: name,
          content: <p>{`Раздел «${name}». Стрелки, Home и End выбирают вкладку сразу.`}</p>,
        }))}
      />
    </Part>
  </>
)

const Slides = () => (
  <>
    <Part title="Слайдер">
      <Slider label="Слайды">
        {['Линия', 'Свет', 'Дистанция'].map((name) => (
          <div key={name} className={styles.slide} data-scene="dark">
            <p className="display">{name}</p>
          </div>
        ))}
      </Slider>
      <Slider label="Один слайд">
        <div className={styles.slide} data-scene="dark">
          <p className="h2">Один слайд: кнопок нет</p>
        </div>
      </Slider>
    </Part>
    <Part title="Окна">
      <Dialogs />
    </Part>
  </>
)

const Contents = () => (
  <>
    <Part title="Цифры и цена">
      <Figures
        items={[
          { label: 'Мощность', value: '249', unit: 'л. с.' },
          { label: 'Разгон до 100 км/ч', value: '6,2', unit: 'с' },
          { label: 'Привод', value: 'Полный', unsure: true },
        ]}
      />
      <p className="h2">
        <PriceFrom model={{ price: '4 740 000', priceComingSoon: false }} />
      </p>
      <p className="h2">
        <PriceFrom model={{ price: '', priceComingSoon: true }} />
      </p>
      <PriceNote />
    </Part>
    <Part title="Текст">
      <div className="prose">
        <p>Линия начинается у фары и плавно опускается к фонарю.</p>
        <p>Свет падает сверху и сзади.</p>
        <ul>
          <li>Пять моделей</li>
          <li>Один характер</li>
        </ul>
      </div>
    </Part>
    <Part title="Знаки">
      <ul className={styles.icons}>
        {ICON_NAMES.map((name) => (
          <li key={name}>
            <Icon name={name} />
            <span className="label muted">{name}</span>
          </li>
        ))}
      </ul>
      <div className={styles.row}>
        <Logo size="small" />
        <Logo size="middle" />
        <Logo size="large" />
      </div>
    </Part>
    <Part title="Ожидание">
      <Progress />
    </Part>
  </>
)

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.part}>
    <h2 className="h2">{title}</h2>
    {children}
  </section>
)

const Colors = () => (
  <ul className={styles.colors}>
    {Object.entries(palette).map(([name, value]) => (
      <li key={name} className="small">
        <svg aria-hidden="true">
          <rect width="100%" height="100%" fill={value} />
        </svg>
        {name}
        <span className="muted num">{value}</span>
      </li>
    ))}
  </ul>
)

const Type = () => (
  <div className={styles.stack}>
    <p className="giant">G90</p>
    <p className="display">Тишина на скорости</p>
    <p className="h1">Цены и комплектации</p>
    <p className="h2">Подвеска смотрит вперёд</p>
    <p className="h3">Дилерский центр открыл двери</p>
    <p className="lead">Она начинается у фары и плавно опускается к фонарю.</p>
    <p>
      Основной текст. Максимальная рекомендованная розничная цена <span className="num nw">4 740 000 ₽</span>
    </p>
    <p className="small muted">Пояснение, подпись к рисунку</p>
    <p className="label muted">Подпись поля</p>
  </div>
)

const Buttons = () => (
  <div className={styles.row}>
    <SiteButton>Собрать G80</SiteButton>
    <SiteButton variant="ghost">Тест-драйв</SiteButton>
    <SiteButton disabled>Недоступно</SiteButton>
    <SiteButton busy>Отправляем…</SiteButton>
    <SiteButton size="small">Небольшая</SiteButton>
    <SiteButton size="small" variant="ghost" arrow={false}>
      Без стрелки
    </SiteButton>
    <ButtonLink target={here}>Ссылка</ButtonLink>
    <ButtonLink target={away} variant="ghost">
      Внешняя
    </ButtonLink>
  </div>
)

const Links = () => (
  <div className={styles.row}>
    <ArrowLink target={here}>Все новости</ArrowLink>
    <ArrowLink target={away}>Пресс-служба</ArrowLink>
    <SiteLink target={here} size="small" hover="color">
      Малая, цвет
    </SiteLink>
    <SiteLink target={here} size="large" hover="underline" icon="back" iconPosition="left">
      Большая, знак слева
    </SiteLink>
    <SiteLink target={{ action: 'privacyPopupOpen' }} hover="underline">
      Открывает окно
    </SiteLink>
    <p>
      Ссылка{' '}
      <SiteLink target={here} className="u">
        внутри текста
      </SiteLink>{' '}
      и{' '}
      <SiteLink target={away} className="u">
        внешняя
      </SiteLink>
      .
    </p>
  </div>
)

type Code = 'g70' | 'gv70' | 'g80' | 'gv80'

function Fields() {
  const [model, setModel] = useState<Code>('gv70')
  return (
    <div className={styles.fields}>
      <Field label="Имя" defaultValue="Анна" autoComplete="off" />
      <Field label="Телефон" type="tel" defaultValue="+7 (495) 00" error="Введите номер полностью" />
      <Field as="select" label="Город" defaultValue="Москва">
        <option>Москва</option>
        <option>Казань</option>
      </Field>
      <Field label="Электронная почта" type="email" optional hint="Пришлём подтверждение" />
      <Field label="Недоступно" disabled defaultValue="Сначала выберите город" />
      <Field as="textarea" label="Комментарий" />
      <Checkbox defaultChecked>Согласие на обработку данных</Checkbox>
      <Checkbox error="Без согласия заявку не отправить">
        Согласие с{' '}
        <SiteLink target={{ href: hrefTo('personal-data') }} className="u">
          политикой
        </SiteLink>
      </Checkbox>
      <Checkbox disabled>Недоступно</Checkbox>
      <Segmented
        className={styles.whole}
        legend="Модель"
        value={model}
        onChange={setModel}
        options={[
          { value: 'g70', label: 'G70' },
          { value: 'gv70', label: 'GV70' },
          { value: 'g80', label: 'G80' },
          { value: 'gv80', label: 'GV80', disabled: true },
        ]}
      />
    </div>
  )
}

const Table = () => (
  <DataTable
    caption="Оснащение"
    columns={['Комплектация', 'Элеганс', 'Премиум', 'Люкс']}
    highlight={2}
    rows={[
      { id: 'price', cells: ['Цена', '2 249 000 ₽', '2 649 000 ₽', '2 999 000 ₽'] },
      { id: 'roof', cells: ['Люк', <Mark key="1" yes={false} />, <Mark key="2" yes />, <Mark key="3" yes />] },
      { id: 'wheels', cells: ['Колёса', '18″', '19″', '19″'] },
    ]}
  />
)

function Dialogs() {
  const { openPopup } = useActions()
  return (
    <div className={styles.row}>
      <SiteButton variant="ghost" onClick={() => openPopup('privacy')}>
        Политика
      </SiteButton>
      <SiteButton variant="ghost" onClick={() => openPopup('cookie-settings')}>
        Настройки cookie
      </SiteButton>
    </div>
  )
}

function Progress() {
  const [running, setRunning] = useState(false)
  return (
    <div className={styles.row}>
      <SiteButton variant="ghost" onClick={() => setRunning(!running)}>
        {running ? 'Остановить линию' : 'Запустить линию под шапкой'}
      </SiteButton>
      <ProgressLine running={running} underHeader />
    </div>
  )
}
