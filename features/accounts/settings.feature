Feature: The exchange as one likes it
  Background:
    Given Ada has opened an account

  @core
  Scenario: The language goes with the account
    When Ada chooses Español
    And Ada's account remembers es
    And Ada sits down at another device and logs in
    Then the page speaks es-ES

  Scenario: So do the theme and the way numbers are written
    When Ada prefers a light theme
    And Ada prefers numbers like 1.234,56
    Then the page is light
    And numbers are written like 1.234.567,89
    When Ada sits down at another device and logs in
    Then the page is light
    And numbers are written like 1.234.567,89

  Scenario: A visitor's choice comes along into the account
    Given Ada has logged out
    When Ada prefers a high contrast theme
    And Ada logs in
    And Ada is still logged in
    And Ada's account keeps the high contrast theme
    And Ada sits down at another device and logs in
    Then the page is of high contrast

  @core
  Scenario: What cannot be kept is not shown either
    Given Ada prefers a light theme
    Then the page is light
    When the exchange goes away
    And Ada prefers a dark theme
    Then Ada is told that the exchange cannot be reached
    And the page is light

  Scenario: Orders are cancelled when an upgrade begins
    When Ada wants her orders cancelled for upgrades
    And Ada reloads the page
    Then her orders are cancelled for upgrades

  Scenario: A wallet of one's own
    When Ada links her wallet
    Then her account shows the wallet's address
    When Ada unlinks her wallet
    Then her account shows no wallet

  Scenario: Discord
    When Ada links her Discord account
    Then her account shows her Discord name
    When Ada unlinks her Discord account
    Then her account shows no Discord account

  @browser
  Scenario: An answer from Discord that nobody asked for
    When somebody sends Ada an address that would link another Discord account
    Then Ada is told that it is not valid
    And her account shows no Discord account
