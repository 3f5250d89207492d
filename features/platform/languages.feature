Feature: Eight languages
  Scenario: A visitor's choice is kept
    Given Ada visits
    When Ada chooses Українська
    Then the page speaks uk-UA
    When Ada reloads the page
    Then the page speaks uk-UA

  Scenario: A choice made while logged in belongs to the account
    Given Ada has opened an account
    When Ada chooses Español
    Then the page speaks es-ES
    And Ada's account remembers es
