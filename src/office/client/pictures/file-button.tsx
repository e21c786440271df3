import { FileButton as AnyFileButton } from '#src/office/client/parts/file-button.tsx'

type Props = { isBusy: boolean; onFile: (file: File) => void }

/** Opens a file dialog for a picture. */
export const FileButton = ({ isBusy, onFile }: Props) => (
  <AnyFileButton
    label={isBusy ? 'Отправляем…' : 'Загрузить с компьютера'}
    accept="image/jpeg,image/png,image/webp,image/avif"
    isBusy={isBusy}
    onFile={onFile}
  />
)
