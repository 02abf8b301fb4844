export { Button, type ButtonProps, type ButtonVariant } from './button/Button';
export { FileButton, type FileButtonProps, FilePick } from './button/FileButton';
export { IconButton, type IconButtonProps } from './button/IconButton';
export { ScrollLabel, type ScrollLabelProps } from './button/ScrollLabel';
export { SegmentedControl, type SegmentedControlProps, type SegmentOption } from './choice/SegmentedControl';
export { type Tab, Tabs, type TabsProps } from './choice/Tabs';
export { EmptyState, type EmptyStateProps } from './feedback/EmptyState';
export { AlertBanner, type AlertBannerProps, QuietNote, type QuietNoteProps } from './feedback/Notice';
export {
  createNotifier,
  MAX_NOTICES,
  MIN_TOAST_MS,
  type Notice,
  type NoticeText,
  type NoticeTone,
  type Notifier,
  toastDuration,
} from './feedback/notifier';
export { ProgressBar, type ProgressBarProps, Skeleton, type SkeletonProps } from './feedback/Progress';
export { Spinner, type SpinnerProps } from './feedback/Spinner';
export { Toaster, type ToasterProps, useNotices } from './feedback/Toaster';
export { useAnnouncement } from './feedback/useAnnouncement';
export { WritingDots } from './feedback/WritingDots';
export { Checkbox, type CheckboxProps } from './field/Checkbox';
export { ClockField, DateField, type DateFieldProps, TimeField } from './field/DateField';
export { DatePickerButton, type DatePickerButtonProps } from './field/DatePickerButton';
export { ErrorSummary, type ErrorSummaryProps, type FieldFault } from './field/ErrorSummary';
export { errorIdOf, Field, type FieldControl, type FieldProps, type FieldTexts } from './field/Field';
export { HeldField, type HeldFieldProps } from './field/HeldField';
export { isEnter } from './field/isEnter';
export { LimitWords } from './field/LimitWords';
export { useNoStrayDrops, usePastedFiles } from './field/pastedFiles';
export { Select, type SelectOption, type SelectProps } from './field/Select';
export { Slider, type SliderProps } from './field/Slider';
export { Textarea, type TextareaProps } from './field/Textarea';
export { TextField, type TextFieldProps } from './field/TextField';
export { useDial } from './field/useDial';
export { useSettled } from './field/useSettled';
export { useSubmission } from './field/useSubmission';
export { TypedTexts, useSearchText, useTyped } from './field/useTyped';
export {
  ArmchairIcon,
  ArrowLeftIcon,
  CameraIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  CircleAlertIcon,
  CircleCheckIcon,
  CloseIcon,
  CommandIcon,
  CopyIcon,
  CrosshairIcon,
  DoorOpenIcon,
  DownloadIcon,
  ExternalLinkIcon,
  EyeIcon,
  EyeOffIcon,
  FitIcon,
  FlipIcon,
  HomeIcon,
  ImageIcon,
  ImageUpIcon,
  InfoIcon,
  LanguagesIcon,
  LayoutGridIcon,
  LinkIcon,
  ListIcon,
  LockIcon,
  LogInIcon,
  LogOutIcon,
  MapPinIcon,
  MinusIcon,
  MoonIcon,
  MoreIcon,
  NotebookPenIcon,
  PauseIcon,
  PencilRulerIcon,
  PlayIcon,
  PlusIcon,
  PointerIcon,
  PrinterIcon,
  QrCodeIcon,
  RoomIcon,
  RotateCcwIcon,
  RotateCwIcon,
  SearchIcon,
  SendIcon,
  SettingsIcon,
  ShoppingBagIcon,
  SplitIcon,
  StarIcon,
  StopIcon,
  SunIcon,
  TrashIcon,
  TriangleAlertIcon,
  UploadIcon,
  UserIcon,
  VideoIcon,
  WifiOffIcon,
  WindowIcon,
} from './icons/icons';
export {
  AlmanacLeafIcon,
  CourtyardIcon,
  FloorPlanIcon,
  type IconProps,
  LuopanIcon,
  MoonGateIcon,
  PlanisphereIcon,
  ShutterIcon,
} from './icons/signature';
export { focusFirstField, intoView } from './intoView';
export {
  type Command,
  type CommandGroup,
  CommandPalette,
  type CommandPaletteProps,
  type CommandPaletteTexts,
} from './overlay/CommandPalette';
export { Dialog, type DialogProps } from './overlay/Dialog';
export { Menu, type MenuItem, type MenuProps } from './overlay/Menu';
export { type Tool, ToolMenu, type ToolMenuProps } from './overlay/ToolMenu';
export { Tooltip, type TooltipProps } from './overlay/Tooltip';
export { attachGestures, type Point as GesturePoint, SLOP, zoomOfWheel } from './page/gestures';
export { HairlineFrame } from './page/HairlineFrame';
export { lazyPart } from './page/lazyPart';
export { onWake } from './page/onWake';
export { pacer } from './page/pacer';
export { isScreenNow, useScreen } from './page/screenNow';
export { recoverStaleChunk } from './page/staleChunks';
export { takeOver } from './page/takeOver';
export { useAnswer } from './page/useAnswer';
export { useAway } from './page/useAway';
export { useListFocus } from './page/useListFocus';
export { useMoving } from './page/useMoving';
export { usePageHidden } from './page/usePageHidden';
export { useReducedMotion } from './page/useReducedMotion';
export { whenLoaded } from './page/whenLoaded';
export {
  MIN_THUMB_PX,
  SCROLL_HIDE_DELAY_MS,
  ScrollArea,
  type ScrollAreaProps,
} from './scroll/ScrollArea';
export { type FollowEnd, useFollowEnd } from './scroll/useFollowEnd';
export { useLatest, useManyInSlices } from './scroll/useLongList';
export { wholeRows } from './scroll/wholeRows';
export { Avatar, type AvatarProps } from './text/Avatar';
export { Dotted, type DottedProps } from './text/Dotted';
export { Caption, type CaptionProps, Heading, type HeadingProps } from './text/Heading';
export { Kbd } from './text/Kbd';
export { Paper, type PaperProps } from './text/Paper';
export { Seal, type SealProps } from './text/Seal';
export { Tag, type TagProps, type TagTone } from './text/Tag';
export { SkipLink, type SkipLinkProps, VisuallyHidden } from './text/VisuallyHidden';
